import type { AddressSnapshot } from '#identity/addresses/contract.ts'
import { selectSnapshot } from '#identity/addresses/server/shared-queries.ts'
import type { Buyer } from '#identity/companies/server/shared-queries.ts'
import { readerJson, type Reader } from '#identity/letters/server/shared-queries.ts'
import type { Listener } from '#identity/operators/office/shared-queries.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { accountCurrencies } from '#trade/bank-accounts/server/shared-queries.ts'
import { offeredTerm, type DeliveryTerm } from '#trade/delivery-terms/server/shared-queries.ts'
import { offeredType, type PaymentTerms } from '#trade/payment-types/server/shared-queries.ts'
import { hasUnanswered } from '#trade/samples/server/shared-queries.ts'
import { mayBeLimited } from '#trade/spending-limits/server/shared-queries.ts'
import { selectTitle } from '#trade/tax-invoices/server/shared-queries.ts'
import type { TitleFacts } from '#trade/tax-invoices/tax-invoice.ts'
import { selectSellers } from './notify-seller.ts'

export interface Placing {
  address: AddressSnapshot | null
  term: DeliveryTerm | null
  /** How it is paid, where that was chosen and is offered. */
  payment: PaymentTerms | null
  /** Where one was chosen that is the buyer's. */
  invoiceTitle: TitleFacts | null
  /** Currencies in which we have a bank account. */
  accounts: Currency[]
  buyer: Reader
  /** Whom to tell of the orders. */
  sellers: Listener[]
  /** Of orders that may be written now. */
  orderIds: number[]
  /** Of their numbers. */
  prefix: string
  payUntil: string
  /** The company may limit what the member orders. */
  limited: boolean
  /** The buyer got samples from which nothing was ordered yet. */
  sampled: boolean
}

interface Wish {
  addressId: number
  deliveryTerm: string
  paymentType?: string
  invoiceTitleId?: number
}

/** Of what was not chosen: even a question that finds nothing has to be prepared. */
const none = sql`null::json`

interface Reserved {
  /** How many at most. */
  orders: number
  payHours: number
  /** Behind `shop_id =`. */
  shops: Sql
}

/**
 * All that placing must know beside the goods, in one question: who waits for the stock waits for every one. With the ids
 * of the orders known before they are written, all that speaks of them is written with them.
 */
export const findPlacing = (
  db: Db,
  buyer: Buyer,
  { addressId, deliveryTerm, paymentType, invoiceTitleId }: Wish,
  { orders, payHours, shops }: Reserved,
) => {
  const { memberId } = buyer
  return db.first<Placing>(sql`
    select ${readerJson} as buyer,
      coalesce((select json_agg(told) from (${selectSellers(shops)}) told), '[]') as sellers,
      (select row_to_json(found) from (${selectSnapshot(memberId, addressId)}) found) as address,
      ${offeredTerm(sql`${deliveryTerm}`)} as term,
      ${paymentType === undefined ? none : offeredType(paymentType)} as payment,
      ${invoiceTitleId === undefined ? none : sql`(select row_to_json(found) from (${selectTitle(memberId, invoiceTitleId)}) found)`} as "invoiceTitle",
      ${accountCurrencies} as accounts,
      array(select nextval('sales_order_id_seq')::integer from generate_series(1, ${orders}::integer)) as "orderIds",
      (select order_prefix from house) as prefix, now() + make_interval(hours => ${payHours}) as "payUntil",
      ${mayBeLimited(buyer)} as limited, ${hasUnanswered(memberId)} as sampled
    from member where id = ${memberId}`)
}
