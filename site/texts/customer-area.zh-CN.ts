import { clock } from '#platform/texts/clock.zh-CN.ts'
import type { customerArea as english } from './customer-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { addresses } from '#identity/addresses/texts/zh-CN.ts'
import { approvals } from '#trade/approvals/texts/zh-CN.ts'
import { cart } from '#trade/cart/texts/zh-CN.ts'
import { history } from '#service/visits/texts/zh-CN.ts'
import { letters } from '#identity/letters/texts/zh-CN.ts'
import { memberEnums } from '#identity/members/texts/enums.zh-CN.ts'
import { companyCredit } from '#trade/company-credit/texts/zh-CN.ts'
import { colleagues } from '#identity/companies/texts/zh-CN.ts'
import { members } from '#identity/members/texts/zh-CN.ts'
import { settlements } from '#trade/settlements/texts/zh-CN.ts'
import { freight } from '#trade/freight/texts/zh-CN.ts'
import { priceHistory } from '#catalogue/price-history/texts/zh-CN.ts'
import { priceLists } from '#trade/price-lists/texts/zh-CN.ts'
import { lanes } from '#trade/lanes/texts/zh-CN.ts'
import { shipments } from '#trade/shipments/texts/zh-CN.ts'
import { orders } from '#trade/orders/texts/zh-CN.ts'
import { lettersOfCredit } from '#trade/letters-of-credit/texts/zh-CN.ts'
import { papers } from '#trade/papers/texts/zh-CN.ts'
import { payments } from '#trade/payments/texts/zh-CN.ts'
import { deliveryTerms } from '#trade/delivery-terms/texts/zh-CN.ts'
import { orderParts } from '#trade/order-parts/texts/zh-CN.ts'
import { paymentPlans } from '#trade/payment-types/texts/zh-CN.ts'
import { quickOrder } from '#trade/quick-order/texts/zh-CN.ts'
import { quotes } from '#trade/quotes/texts/zh-CN.ts'
import { weightRequests } from '#trade/weight-requests/texts/zh-CN.ts'
import { alerts } from '#catalogue/alerts/texts/zh-CN.ts'
import { samples } from '#trade/samples/texts/zh-CN.ts'
import { taxInvoices } from '#trade/tax-invoices/texts/zh-CN.ts'
import { statements } from '#trade/statements/texts/zh-CN.ts'
import { spendingLimits } from '#trade/spending-limits/texts/zh-CN.ts'

export const customerArea: AreaTranslation<typeof english> = {
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
