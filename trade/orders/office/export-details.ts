import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { dateTime } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Locale, PlainKey, Translator } from '#platform/texts/messages.ts'
import type { orders } from './contract.ts'
import { invoicesOf, paymentsOf, shipmentsOf, type Part } from './export-queries.ts'

const atOnce = 500

interface Detail<Row> {
  search(db: Reader, part: Part): Promise<Row[]>
  titles: readonly PlainKey[]
  cells(t: Translator, row: Row): (string | number | null)[]
}

/** Titles first, then what belongs to every order that matches, some hundred at a time. */
const exporting = <Row extends { id: number }>({ search, titles, cells }: Detail<Row>) =>
  async function* rows(db: Reader, by: Reach, locale: Locale, filter: ParsedOf<typeof orders.list>) {
    const t = translatorFor(locale)
    yield titles.map((title) => t(title))
    for (let after = 0; ;) {
      const found = await search(db, { by, filter, after, most: atOnce })
      for (const row of found) yield cells(t, row).map((cell) => String(cell ?? ''))
      if (found.length < atOnce) return
      after = found.at(-1)?.id ?? after
    }
  }

const ofOrder = ['adminOrders.number', 'adminOrders.company', 'adminOrders.buyer'] as const

export const exportPayments = exporting({
  search: paymentsOf,
  titles: [
    ...ofOrder,
    'adminAlarms.number',
    'adminOrders.payMethod',
    'adminAlarms.tradeNumber',
    'adminOrders.paidAt',
    'adminOrders.currency',
    'adminAlarms.due',
    'adminOrders.amount',
    'adminOrders.refunded',
  ],
  cells: (t, row) => [
    row.orderSn,
    row.company,
    row.memberName,
    row.number,
    t(`orders.pay_${row.provider}`),
    row.tradeNumber,
    dateTime(row.paidAt),
    row.currency,
    decimalOf(row.amountMinor),
    decimalOf(row.receivedMinor),
    decimalOf(row.refundedMinor),
  ],
})

export const exportShipments = exporting({
  search: shipmentsOf,
  titles: [
    ...ofOrder,
    'adminOrders.exportShipment',
    'adminOrders.state',
    'adminOrders.exportLeft',
    'shipments.weight',
    'shipments.carrier',
    'shipments.trackingNumber',
    'shipments.mode',
    'shipments.containers',
    'shipments.vessel',
    'shipments.billNumber',
    'shipments.loadedOn',
    'shipments.etd',
    'shipments.eta',
    'shipments.deliveredOn',
  ],
  cells: (t, row) => [
    row.orderSn,
    row.company,
    row.memberName,
    row.number,
    t(`shipments.status_${row.status === 'shipped' && row.deliveredOn ? 'arrived' : row.status}`),
    dateTime(row.shippedAt),
    row.kilograms,
    localised(t.locale, row.carrier, row.carrierEn).text,
    row.trackingNumber,
    row.mode && t(`shipments.mode_${row.mode}`),
    row.containers.join('; '),
    row.vessel,
    row.billNumber,
    row.loadedOn,
    row.etd,
    row.eta,
    row.deliveredOn,
  ],
})

export const exportSheets = exporting({
  search: invoicesOf,
  titles: [
    ...ofOrder,
    'papers.kind',
    'papers.number',
    'adminOrders.exportVersion',
    'papers.issued',
    'adminOrders.exportShipment',
    'adminOrders.currency',
    'adminOrders.total',
  ],
  cells: (t, row) => [
    row.orderSn,
    row.company,
    row.memberName,
    t(`papers.kind_${row.kind}`),
    row.paperNo,
    row.version,
    dateTime(row.issuedAt),
    row.shipment,
    row.currency,
    decimalOf(row.totalMinor),
  ],
})
