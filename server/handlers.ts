import type { contract } from '#contract/index.ts'
import { enquiryHandlers } from './features/enquiries/handlers.ts'
import { accountSecurityHandlers } from './features/account-security/handlers.ts'
import { addressHandlers } from './features/addresses/handlers.ts'
import { articleHandlers } from './features/articles/handlers.ts'
import { authHandlers } from './features/auth/handlers.ts'
import { cartHandlers } from './features/cart/handlers.ts'
import { caseHandlers } from './features/cases/handlers.ts'
import { chatHandlers } from './features/chat/handlers.ts'
import { datasheetHandlers } from './features/datasheets/handlers.ts'
import { demoHandlers } from './features/demo/handlers.ts'
import { exhibitionHandlers } from './features/exhibitions/handlers.ts'
import { homeHandlers } from './features/home/handlers.ts'
import { letterHandlers } from './features/letters/handlers.ts'
import { memberHandlers } from './features/members/handlers.ts'
import { newsHandlers } from './features/news/handlers.ts'
import { orderHandlers } from './features/orders/handlers.ts'
import { paymentHandlers } from './features/payments/handlers.ts'
import { productHandlers } from './features/products/handlers.ts'
import { quoteHandlers } from './features/quotes/handlers.ts'
import { referenceDataHandlers } from './features/reference-data/handlers.ts'
import { registrationHandlers } from './features/registration/handlers.ts'
import { savedSearchHandlers } from './features/saved-searches/handlers.ts'
import { shopHandlers } from './features/shops/handlers.ts'
import { subscriptionHandlers } from './features/subscriptions/handlers.ts'
import { supportHandlers } from './features/support/handlers.ts'
import { uploadHandlers } from './features/uploads/handlers.ts'
import { favouriteHandlers } from './features/favourites/handlers.ts'
import { historyHandlers } from './features/history/handlers.ts'
import type { HandlersOf } from './http/serve-contract.ts'

export const handlers: HandlersOf<typeof contract> = {
  enquiries: enquiryHandlers,
  addresses: addressHandlers,
  cart: cartHandlers,
  history: historyHandlers,
  favourites: favouriteHandlers,
  accountSecurity: accountSecurityHandlers,
  articles: articleHandlers,
  auth: authHandlers,
  cases: caseHandlers,
  chat: chatHandlers,
  datasheets: datasheetHandlers,
  demo: demoHandlers,
  exhibitions: exhibitionHandlers,
  home: homeHandlers,
  letters: letterHandlers,
  members: memberHandlers,
  news: newsHandlers,
  orders: orderHandlers,
  payments: paymentHandlers,
  products: productHandlers,
  quotes: quoteHandlers,
  referenceData: referenceDataHandlers,
  registration: registrationHandlers,
  savedSearches: savedSearchHandlers,
  shops: shopHandlers,
  subscriptions: subscriptionHandlers,
  support: supportHandlers,
  uploads: uploadHandlers,
}
