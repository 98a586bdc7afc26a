import { accountSecurity } from '#identity/account-security/contract.ts'
import { passkeys } from '#identity/passkeys/contract.ts'
import { secondFactor } from '#identity/second-factor/contract.ts'
import { enquiries } from '#trade/enquiries/contract.ts'
import { enquiryBasket } from '#trade/enquiries/basket-contract.ts'
import { enquiryLinks } from '#trade/enquiries/link-contract.ts'
import { addresses } from '#identity/addresses/contract.ts'
import { approvals } from '#trade/approvals/contract.ts'
import { articles } from '#content/articles/contract.ts'
import { auth } from '#identity/auth/contract.ts'
import { captcha } from '#identity/captcha/contract.ts'
import { cart } from '#trade/cart/contract.ts'
import { cases } from '#catalogue/cases/contract.ts'
import { comments } from '#catalogue/comments/contract.ts'
import { chat } from '#service/chat/contract.ts'
import { datasheets } from '#catalogue/datasheets/contract.ts'
import { demo } from '#site/demo/contract.ts'
import { exhibitions } from '#content/exhibitions/contract.ts'
import { companies } from '#identity/companies/contract.ts'
import { colleagues } from '#identity/companies/people-contract.ts'
import { visibleCallsOf } from '#platform/office/records/visible.ts'
import { records } from './records.ts'
import { browserErrors } from './browser-errors/contract.ts'
import { customerHome } from './customer-home/contract.ts'
import { ownData } from './own-data/contract.ts'
import { priceHistory } from '#catalogue/price-history/contract.ts'
import { priceLists } from '#trade/price-lists/contract.ts'
import { freight } from '#trade/freight/contract.ts'
import { home } from '#content/home/contract.ts'
import { letters } from '#identity/letters/contract.ts'
import { members } from '#identity/members/contract.ts'
import { news } from '#content/news/contract.ts'
import { orders } from '#trade/orders/contract.ts'
import { payments } from '#trade/payments/contract.ts'
import { compare } from '#catalogue/compare/contract.ts'
import { crossReferences } from '#catalogue/cross-references/contract.ts'
import { search } from '#catalogue/search/contract.ts'
import { subjects } from '#catalogue/subjects/contract.ts'
import { products } from '#catalogue/products/contract.ts'
import { quotes } from '#trade/quotes/contract.ts'
import { referenceData } from '#platform/reference-data/contract.ts'
import { registration } from '#identity/registration/contract.ts'
import { savedSearches } from '#catalogue/finder/contract.ts'
import { shops } from '#catalogue/shops/contract.ts'
import { companyCredit } from '#trade/company-credit/contract.ts'
import { statements } from '#trade/statements/contract.ts'
import { spendingLimits } from '#trade/spending-limits/contract.ts'
import { subscriptions } from '#service/subscriptions/contract.ts'
import { support } from '#identity/contacts/contract.ts'
import { alerts } from '#catalogue/alerts/contract.ts'
import { samples } from '#trade/samples/contract.ts'
import { taxInvoices } from '#trade/tax-invoices/contract.ts'
import { uploads } from '#identity/uploads/contract.ts'
import { favourites } from '#catalogue/favourites/contract.ts'
import { history } from '#service/visits/contract.ts'

/** The whole API on one screen. */
export const contract = {
  enquiries,
  enquiryBasket,
  enquiryLinks,
  addresses,
  approvals,
  cart,
  history,
  favourites,
  accountSecurity,
  articles,
  auth,
  browserErrors,
  captcha,
  cases,
  chat,
  comments,
  datasheets,
  demo,
  exhibitions,
  freight,
  home,
  letters,
  companies,
  colleagues,
  customerHome,
  members,
  news,
  orders,
  ownData,
  passkeys,
  payments,
  priceHistory,
  priceLists,
  products: { ...products, ...search, ...compare, ...crossReferences, ...subjects },
  quotes,
  referenceData,
  registration,
  savedSearches,
  secondFactor,
  shops,
  companyCredit,
  spendingLimits,
  statements,
  subscriptions,
  support,
  alerts,
  samples,
  taxInvoices,
  uploads,
  ...visibleCallsOf(records),
}
export type ContractClient = import('#platform/contract/client.ts').Client<typeof contract>
