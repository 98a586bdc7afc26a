import type { contract } from '#site/contract.ts'
import { countNewAnswers } from '#trade/enquiries/server/count-enquiries.ts'
import { enquiryBasketHandlers, enquiryHandlers, enquiryLinkHandlers } from '#trade/enquiries/server/handlers.ts'
import { passkeysHandlers } from '#identity/passkeys/server/handlers.ts'
import { secondFactorHandlers } from '#identity/second-factor/server/handlers.ts'
import { accountSecurityHandlers } from '#identity/account-security/server/handlers.ts'
import { addressHandlers } from '#identity/addresses/server/handlers.ts'
import { acceptingHandlers, approvalHandlers, placingHandlers } from '#trade/approvals/server/handlers.ts'
import { articleHandlers } from '#content/articles/server/handlers.ts'
import { authHandlers } from '#identity/auth/server/handlers.ts'
import { captchaHandlers } from '#identity/captcha/server/handlers.ts'
import { freightHandlers } from '#trade/freight/server/handlers.ts'
import { cartHandlers } from '#trade/cart/server/handlers.ts'
import { caseHandlers } from '#catalogue/cases/server/handlers.ts'
import { chatHandlers } from '#service/chat/server/handlers.ts'
import { commentHandlers } from '#catalogue/comments/server/handlers.ts'
import { datasheetHandlers } from '#catalogue/datasheets/server/handlers.ts'
import { browserErrorHandlers } from '#site/browser-errors/server/handlers.ts'
import { demoHandlers } from '#site/demo/server/handlers.ts'
import { exhibitionHandlers } from '#content/exhibitions/server/handlers.ts'
import { homeHandlers } from '#content/home/server/handlers.ts'
import { letterHandlers } from '#identity/letters/server/handlers.ts'
import { companyHandlers } from '#identity/companies/server/handlers.ts'
import { colleagueHandlers } from '#identity/companies/server/people-handlers.ts'
import { customerHomeHandlers } from '#site/customer-home/server/handlers.ts'
import { memberHandlers } from '#identity/members/server/handlers.ts'
import { newsHandlers } from '#content/news/server/handlers.ts'
import { orderHandlers } from '#trade/orders/server/handlers.ts'
import { ownDataHandlers } from '#site/own-data/server/handlers.ts'
import { priceHistoryHandlers } from '#catalogue/price-history/server/handlers.ts'
import { priceListHandlers } from '#trade/price-lists/server/handlers.ts'
import { paymentHandlers } from '#trade/payments/server/handlers.ts'
import { crossReferenceHandlers } from '#catalogue/cross-references/server/handlers.ts'
import { compareHandlers } from '#catalogue/compare/server/handlers.ts'
import { searchHandlers } from '#catalogue/search/server/handlers.ts'
import { subjectHandlers } from '#catalogue/subjects/server/handlers.ts'
import { productHandlers } from '#catalogue/products/server/handlers.ts'
import { quoteHandlers } from '#trade/quotes/server/handlers.ts'
import { referenceDataHandlers } from '#platform/reference-data/server/handlers.ts'
import { registrationHandlers } from '#identity/registration/server/handlers.ts'
import { savedSearchHandlers } from '#catalogue/finder/server/handlers.ts'
import { shopHandlers } from '#catalogue/shops/server/handlers.ts'
import { companyCreditHandlers } from '#trade/company-credit/server/handlers.ts'
import { statementHandlers } from '#trade/statements/server/handlers.ts'
import { spendingLimitHandlers } from '#trade/spending-limits/server/handlers.ts'
import { subscriptionHandlers } from '#service/subscriptions/server/handlers.ts'
import { supportHandlers } from '#identity/contacts/server/handlers.ts'
import { alertHandlers } from '#catalogue/alerts/server/handlers.ts'
import { sampleHandlers } from '#trade/samples/server/handlers.ts'
import { taxInvoiceHandlers } from '#trade/tax-invoices/server/handlers.ts'
import { uploadHandlers } from '#identity/uploads/server/handlers.ts'
import { favouriteHandlers } from '#catalogue/favourites/server/handlers.ts'
import { historyHandlers } from '#service/visits/server/handlers.ts'
import { visibleHandlersOf } from '#platform/office/records/server/visible-handlers.ts'
import type { records } from '#site/records.ts'
import { recordTables } from './record-tables.ts'
import type { HandlersOf } from '#platform/server/api/serve-contract.ts'

export const handlers: HandlersOf<typeof contract> = {
  enquiries: enquiryHandlers,
  enquiryBasket: enquiryBasketHandlers,
  enquiryLinks: enquiryLinkHandlers,
  addresses: addressHandlers,
  approvals: approvalHandlers,
  cart: cartHandlers,
  freight: freightHandlers,
  history: historyHandlers,
  favourites: favouriteHandlers,
  accountSecurity: accountSecurityHandlers,
  passkeys: passkeysHandlers,
  secondFactor: secondFactorHandlers,
  articles: articleHandlers,
  auth: authHandlers,
  captcha: captchaHandlers,
  cases: caseHandlers,
  chat: chatHandlers,
  comments: commentHandlers,
  datasheets: datasheetHandlers,
  browserErrors: browserErrorHandlers,
  demo: demoHandlers,
  exhibitions: exhibitionHandlers,
  home: homeHandlers,
  letters: { ...letterHandlers, newEnquiryCount: (_, { db, caller }) => countNewAnswers(db, caller.memberId) },
  companies: companyHandlers,
  colleagues: colleagueHandlers,
  customerHome: customerHomeHandlers,
  members: memberHandlers,
  news: newsHandlers,
  orders: { ...orderHandlers, ...placingHandlers },
  ownData: ownDataHandlers,
  payments: paymentHandlers,
  priceHistory: priceHistoryHandlers,
  priceLists: priceListHandlers,
  products: {
    ...productHandlers,
    ...searchHandlers,
    ...compareHandlers,
    ...crossReferenceHandlers,
    ...subjectHandlers,
  },
  quotes: { ...quoteHandlers, ...acceptingHandlers },
  referenceData: referenceDataHandlers,
  registration: registrationHandlers,
  savedSearches: savedSearchHandlers,
  shops: shopHandlers,
  companyCredit: companyCreditHandlers,
  spendingLimits: spendingLimitHandlers,
  statements: statementHandlers,
  subscriptions: subscriptionHandlers,
  support: supportHandlers,
  alerts: alertHandlers,
  samples: sampleHandlers,
  taxInvoices: taxInvoiceHandlers,
  uploads: uploadHandlers,
  ...visibleHandlersOf<typeof records>(recordTables),
}
