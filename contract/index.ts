import { accountSecurity } from './account-security.ts'
import { enquiries } from './enquiries.ts'
import { addresses } from './addresses.ts'
import { articles } from './articles.ts'
import { auth } from './auth.ts'
import { cart } from './cart.ts'
import { cases } from './cases.ts'
import { chat } from './chat.ts'
import { datasheets } from './datasheets.ts'
import { demo } from './demo.ts'
import { exhibitions } from './exhibitions.ts'
import { home } from './home.ts'
import { letters } from './letters.ts'
import { members } from './members.ts'
import { news } from './news.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { products } from './products.ts'
import { quotes } from './quotes.ts'
import { referenceData } from './reference-data.ts'
import { registration } from './registration.ts'
import { savedSearches } from './saved-searches.ts'
import { shops } from './shops.ts'
import { subscriptions } from './subscriptions.ts'
import { support } from './support.ts'
import { uploads } from './uploads.ts'
import { favourites } from './favourites.ts'
import { history } from './history.ts'

/** The whole API on one screen. */
export const contract = {
  enquiries,
  addresses,
  cart,
  history,
  favourites,
  accountSecurity,
  articles,
  auth,
  cases,
  chat,
  datasheets,
  demo,
  exhibitions,
  home,
  letters,
  members,
  news,
  orders,
  payments,
  products,
  quotes,
  referenceData,
  registration,
  savedSearches,
  shops,
  subscriptions,
  support,
  uploads,
}
export type ContractClient = import('./client.ts').Client<typeof contract>
