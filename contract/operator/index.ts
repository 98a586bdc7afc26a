import { aliases } from './aliases.ts'
import { audit } from './audit.ts'
import { brands } from './brands.ts'
import { broadcasts } from './broadcasts.ts'
import { categories } from './categories.ts'
import { chat } from './chat.ts'
import { companies } from './companies.ts'
import { contacts } from './contacts.ts'
import { contentNouns } from './content-nouns.ts'
import { desk } from './desk.ts'
import { enquiries } from './enquiries.ts'
import { imports } from './imports.ts'
import { labels } from './labels.ts'
import { members } from './members.ts'
import { menu } from './menu.ts'
import { newsletters } from './newsletters.ts'
import { operators } from './operators.ts'
import { orders } from './orders.ts'
import { parameters } from './parameters.ts'
import { paymentAlarms } from './payment-alarms.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'
import { rates } from './rates.ts'
import { roles } from './roles.ts'
import { session } from './session.ts'
import { homePage, site } from './site.ts'
import { subjects } from './subjects.ts'

/** Every call of the back office. It is apart from the customers' contract, so that no browser of theirs ever has it. */
export const operatorContract = {
  ...contentNouns,
  aliases,
  audit,
  brands,
  broadcasts,
  categories,
  chat,
  companies,
  contacts,
  desk,
  enquiries,
  homePage,
  imports,
  labels,
  members,
  menu,
  newsletters,
  operators,
  orders,
  parameters,
  paymentAlarms,
  pictures,
  products,
  rates,
  roles,
  session,
  site,
  subjects,
}
export type OperatorClient = import('#contract/client.ts').Client<typeof operatorContract>
