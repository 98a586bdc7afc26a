import { addresses } from '#identity/addresses/office/contract.ts'
import { audit } from '#platform/office/audit/contract.ts'
import { browserErrors } from '#site/browser-errors/office/contract.ts'
import { broadcasts } from '#service/broadcasts/office/contract.ts'
import { chat } from '#service/chat/office/contract.ts'
import { companies } from '#identity/companies/office/contract.ts'
import { companyCredit } from '#trade/company-credit/office/contract.ts'
import { contacts } from '#identity/contacts/office/contract.ts'
import { callsOfAll } from '#platform/office/records/calls.ts'
import { customers } from '#site/customers/office/contract.ts'
import { desk } from '#site/desk/office/contract.ts'
import { documents } from '#platform/office/documents/contract.ts'
import { enteredOrders } from '#trade/entered-orders/office/contract.ts'
import { enquiries } from '#trade/enquiries/office/contract.ts'
import { imports } from '#catalogue/imports/office/contract.ts'
import { jobs } from '#site/jobs/office/contract.ts'
import { labels } from '#catalogue/labels/office/contract.ts'
import { media } from '#platform/office/media/contract.ts'
import { members } from '#identity/members/office/contract.ts'
import { menu } from '#identity/roles/office/menu-contract.ts'
import { newsletters } from '#service/subscriptions/office/contract.ts'
import { operators } from '#identity/operators/office/contract.ts'
import { orders } from '#trade/orders/office/contract.ts'
import { comments } from '#catalogue/comments/office/contract.ts'
import { paymentAlarms } from '#trade/payments/office/contract.ts'
import { pictures } from '#platform/office/pictures/contract.ts'
import { priceHistory } from '#catalogue/price-history/office/contract.ts'
import { products } from '#catalogue/products/office/contract.ts'
import { quoteApprovals } from '#trade/quote-approvals/office/contract.ts'
import { enquiryTasks } from '#trade/enquiry-tasks/office/contract.ts'
import { conversion } from '#trade/conversion/office/contract.ts'
import { rates } from '#catalogue/rates/office/contract.ts'
import { turnover } from '#trade/turnover/office/contract.ts'
import { bookings } from '#trade/bookings/office/contract.ts'
import { receivables } from '#trade/receivables/office/contract.ts'
import { records } from '#site/records.ts'
import { securityEvents } from '#identity/security-events/office/contract.ts'
import { notices } from '#identity/letters/office/contract.ts'
import { session } from '#identity/operators/office/session-contract.ts'
import { stockMoves } from '#catalogue/warehouses/office/contract.ts'
import { costs } from '#catalogue/costs/office/contract.ts'
import { margins } from '#trade/margins/office/contract.ts'
import { samples } from '#trade/samples/office/contract.ts'
import { taxInvoices } from '#trade/tax-invoices/office/contract.ts'
import { statements } from '#trade/statements/office/contract.ts'
import { status } from '#site/status/office/contract.ts'
import { setUp } from '#site/set-up/office/contract.ts'
import { homePage, site } from '#content/home/office/contract.ts'

/** Every call of the back office. It is apart from the customers' contract, so that no browser of theirs ever has it. */
export const operatorContract = {
  ...callsOfAll(records),
  addresses,
  audit,
  broadcasts,
  browserErrors,
  chat,
  comments,
  companies,
  companyCredit,
  contacts,
  conversion,
  costs,
  customers,
  desk,
  documents,
  enquiries,
  enquiryTasks,
  enteredOrders,
  homePage,
  imports,
  jobs,
  labels,
  margins,
  media,
  members,
  menu,
  newsletters,
  notices,
  operators,
  orders,
  paymentAlarms,
  pictures,
  priceHistory,
  products,
  quoteApprovals,
  rates,
  receivables,
  bookings,
  turnover,
  securityEvents,
  session,
  setUp,
  site,
  statements,
  status,
  stockMoves,
  samples,
  taxInvoices,
}
export type OperatorClient = import('#platform/contract/client.ts').Client<typeof operatorContract>
