import { clock } from '#platform/texts/clock.en-US.ts'
import { addresses } from '#identity/addresses/texts/en-US.ts'
import { approvals } from '#trade/approvals/texts/en-US.ts'
import { cart } from '#trade/cart/texts/en-US.ts'
import { history } from '#service/visits/texts/en-US.ts'
import { letters } from '#identity/letters/texts/en-US.ts'
import { memberEnums } from '#identity/members/texts/enums.en-US.ts'
import { companyCredit } from '#trade/company-credit/texts/en-US.ts'
import { colleagues } from '#identity/companies/texts/en-US.ts'
import { members } from '#identity/members/texts/en-US.ts'
import { settlements } from '#trade/settlements/texts/en-US.ts'
import { freight } from '#trade/freight/texts/en-US.ts'
import { priceHistory } from '#catalogue/price-history/texts/en-US.ts'
import { priceLists } from '#trade/price-lists/texts/en-US.ts'
import { lanes } from '#trade/lanes/texts/en-US.ts'
import { shipments } from '#trade/shipments/texts/en-US.ts'
import { orders } from '#trade/orders/texts/en-US.ts'
import { lettersOfCredit } from '#trade/letters-of-credit/texts/en-US.ts'
import { papers } from '#trade/papers/texts/en-US.ts'
import { payments } from '#trade/payments/texts/en-US.ts'
import { deliveryTerms } from '#trade/delivery-terms/texts/en-US.ts'
import { orderParts } from '#trade/order-parts/texts/en-US.ts'
import { paymentPlans } from '#trade/payment-types/texts/en-US.ts'
import { quickOrder } from '#trade/quick-order/texts/en-US.ts'
import { quotes } from '#trade/quotes/texts/en-US.ts'
import { weightRequests } from '#trade/weight-requests/texts/en-US.ts'
import { alerts } from '#catalogue/alerts/texts/en-US.ts'
import { samples } from '#trade/samples/texts/en-US.ts'
import { taxInvoices } from '#trade/tax-invoices/texts/en-US.ts'
import { statements } from '#trade/statements/texts/en-US.ts'
import { spendingLimits } from '#trade/spending-limits/texts/en-US.ts'

/** The signed-in pages, beside signing in and enquiries. */
export const customerArea = {
  clock,
  addresses,
  approvals,
  cart,
  colleagues,
  companyCredit,
  deliveryTerms,
  history,
  letters,
  memberEnums,
  members,
  freight,
  lanes,
  priceHistory,
  priceLists,
  orders,
  shipments,
  settlements,
  lettersOfCredit,
  papers,
  payments,
  orderParts,
  paymentPlans,
  quickOrder,
  quotes,
  spendingLimits,
  weightRequests,
  statements,
  alerts,
  samples,
  taxInvoices,
}
