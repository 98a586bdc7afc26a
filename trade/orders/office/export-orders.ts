import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { dateTime } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { stateLabel } from '#platform/texts/state-labels.ts'
import type { orders } from './contract.ts'
import { findDeskOrders } from './desk-order.ts'

const columns = [
  'number',
  'placed',
  'state',
  'turn',
  'buyer',
  'company',
  'shop',
  'goods',
  'weight',
  'currency',
  'total',
]
const atOnce = 500

/** Titles first, then every order that matches, some hundred at a time. */
export async function* exportOrders(
  db: Reader,
  by: Reach,
  locale: Locale,
  filter: ParsedOf<typeof orders.list>,
): AsyncGenerator<string[]> {
  const t = translatorFor(locale)
  yield [...columns.map((column) => t(`adminOrders.${column as 'number'}`)), t('orders.buyerNumber')]
  for (let page = 1; ; page++) {
    const list = await findDeskOrders(db, by, { ...filter, page, limit: atOnce })
    for (const row of list)
      yield [
        row.orderSn,
        dateTime(row.createTime),
        stateLabel(t, 'OrderStatus', row.status),
        t(`orders.step_${row.turn.what}`),
        row.memberName,
        row.company ?? '',
        localised(locale, row.shopName, row.shopNameEn).text,
        productTitle(row.firstProduct, t),
        String(row.kilograms),
        row.currency,
        decimalOf(row.totalMinor),
        row.buyerNumber ?? '',
      ]
    if (list.length < atOnce) return
  }
}
