import { accountSecurity } from './account-security.ts'
import { auth } from './auth.ts'
import { cases } from './cases.ts'
import { demo } from './demo.ts'
import { exhibitions } from './exhibitions.ts'
import { home } from './home.ts'
import { letters } from './letters.ts'
import { members } from './members.ts'
import { news } from './news.ts'
import { products } from './products.ts'
import { referenceData } from './reference-data.ts'
import { registration } from './registration.ts'
import { savedSearches } from './saved-searches.ts'
import { support } from './support.ts'
import { uploads } from './uploads.ts'
import { favourites } from './favourites.ts'
import { history } from './history.ts'

/** The whole API on one screen. */
export const contract = {
  history,
  favourites,
  accountSecurity,
  auth,
  cases,
  demo,
  exhibitions,
  home,
  letters,
  members,
  news,
  products,
  referenceData,
  registration,
  savedSearches,
  support,
  uploads,
}
export type ContractClient = import('./client.ts').Client<typeof contract>
