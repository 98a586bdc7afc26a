import type { Currency } from '#platform/contract/currencies.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { PayMethod } from '#trade/payments/pay-method.ts'
import type { Shipment, ShipmentFacts } from '#trade/shipments/shipment.ts'
import type { orders } from './contract.ts'
import { matching } from './queries.ts'

/** Of whose orders, and from where on: so many at a time, in the order in which they came. */
export interface Part {
  by: Reach
  filter: ParsedOf<typeof orders.list>
  after: number
  most: number
}

interface OfOrder {
  id: number
  orderSn: string
  company: string | null
  memberName: string
}

export interface ExportedPayment extends OfOrder {
  number: string
  provider: PayMethod
  tradeNumber: string | null
  paidAt: string
  currency: Currency
  amountMinor: number
  receivedMinor: number
  refundedMinor: number
}

/** Money that came, and what went back of it. */
export const paymentsOf = (db: Reader, { by, filter, after, most }: Part) =>
  db.many<ExportedPayment>(sql`
    with found as (${matching(by, filter)})
    select payment.id, "orderSn", company, "memberName", number, provider, trade_number as "tradeNumber",
      paid_at as "paidAt", currency, amount as "amountMinor", coalesce(received, 0)::bigint as "receivedMinor", (
        select coalesce(sum(refund.amount), 0)::bigint from refund where payment_id = payment.id) as "refundedMinor"
    from payment join found on found.id = order_id
    where payment.status = 'paid' and payment.id > ${after} order by payment.id limit ${most}`)

export interface ExportedShipment extends OfOrder, Omit<ShipmentFacts, 'readyOn'> {
  number: number
  status: Shipment['status']
  carrier: string | null
  carrierEn: string | null
  kilograms: number
  shippedAt: string
}

/** What has left; a shipment that was entered by mistake has not. */
export const shipmentsOf = (db: Reader, { by, filter, after, most }: Part) =>
  db.many<ExportedShipment>(sql`
    with found as (${matching(by, filter)})
    select shipment.id, "orderSn", company, "memberName", number, status, carrier_zh as carrier,
      carrier_en as "carrierEn", tracking_number as "trackingNumber", mode, containers, vessel,
      bill_number as "billNumber", to_char(loaded_on, 'YYYY-MM-DD') as "loadedOn", to_char(etd, 'YYYY-MM-DD') as etd,
      to_char(eta, 'YYYY-MM-DD') as eta, to_char(delivered_on, 'YYYY-MM-DD') as "deliveredOn",
      shipped_at as "shippedAt", (
        select coalesce(sum(kilograms), 0)::int from shipment_line where shipment_id = shipment.id) as kilograms
    from shipment join found on found.id = order_id
    where status <> 'withdrawn' and shipment.id > ${after} order by shipment.id limit ${most}`)

export interface ExportedInvoice extends OfOrder {
  kind: 'invoice' | 'creditNote'
  paperNo: string
  version: number
  issuedAt: string
  shipment: number | null
  currency: Currency
  totalMinor: number
}

/** The newest version of each commercial invoice and credit note. */
export const invoicesOf = (db: Reader, { by, filter, after, most }: Part) =>
  db.many<ExportedInvoice>(sql`
    with found as (${matching(by, filter)})
    select paper.id, "orderSn", company, "memberName", kind, paper_no as "paperNo", paper.version,
      issued_at as "issuedAt", shipment.number as shipment, facts ->> 'currency' as currency, (
        select sum((line ->> 'amountMinor')::bigint)::bigint
        from jsonb_array_elements((facts -> 'lines') || coalesce(facts -> 'charges', '[]')) line) as "totalMinor"
    from paper join found on found.id = paper.order_id left join shipment on shipment.id = shipment_id
    where kind in ('invoice', 'creditNote') and paper.id > ${after} and shipment.status is distinct from 'withdrawn'
      and not exists (
        select from paper later
        where later.kind = paper.kind and later.paper_no = paper.paper_no and later.version > paper.version)
    order by paper.id limit ${most}`)
