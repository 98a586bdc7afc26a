import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { dateTime } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { stateLabel } from '#platform/texts/state-labels.ts'
import type { orders } from '../contract.ts'
import { searchOrdersBefore } from './list-queries.ts'

const columns = [
  'number',
  'ownNumber',
  'placedAt',
  'state',
  'seller',
  'goods',
  'kilograms',
  'currency',
  'total',
  'refundedAmount',
  'orderedBy',
] as const
const atOnce = 500
const newest = 2 ** 31 - 1

/** Titles first, then every order of the member's list that matches, some hundred at a time. */
export async function* exportOwnOrders(
  db: Reader,
  memberId: number,
  locale: Locale,
  { page: _, limit: __, ...filter }: ParsedOf<typeof orders.list>,
): AsyncGenerator<string[]> {
  const t = translatorFor(locale)
  yield columns.map((column) => t(`orders.file_${column}`))
  for (let before = newest; ;) {
    const found = await searchOrdersBefore(db, memberId, filter, before, atOnce)
    for (const order of found)
      yield [
        order.orderSn,
        order.buyerNumber ?? '',
        dateTime(order.createTime),
        stateLabel(t, 'OrderStatus', order.status),
        localised(locale, order.shopName, order.shopNameEn).text,
        order.lines.map((line) => `${productTitle(line.product, t)} ${line.kilograms} kg`).join('; '),
        String(order.kilograms),
        order.currency,
        decimalOf(order.totalMinor),
        decimalOf(order.refundedMinor),
        order.placedBy ?? '',
      ]
    if (found.length < atOnce) return
    before = found.at(-1)?.id ?? 0
  }
}
