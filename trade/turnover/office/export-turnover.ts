import { productTitle } from '#catalogue/goods/product-title.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { searchTurnover } from '../server/queries.ts'
import type { turnover } from './contract.ts'

const atOnce = 500

/** Titles first, then every row that matches. */
export async function* exportTurnover(
  db: Reader,
  _: unknown,
  locale: Locale,
  filter: ParsedOf<typeof turnover.list>,
): AsyncGenerator<string[]> {
  const t = translatorFor(locale)
  yield [
    t(`adminTurnover.tab_${filter.tab}`),
    ...(['currency', 'orders', 'kilograms', 'charged', 'credited', 'turnover'] as const).map((column) =>
      t(`adminTurnover.${column}`),
    ),
  ]
  for (let page = 1; ; page++) {
    const { list } = await searchTurnover(db, { ...filter, page, limit: atOnce })
    for (const { product, name, nameEn, currency, orders, kilograms, ...minor } of list)
      yield [
        product ? productTitle(product, t) : locale === 'zh-CN' ? name : nameEn,
        currency,
        String(orders),
        String(kilograms),
        decimalOf(minor.chargedMinor),
        decimalOf(minor.creditedMinor),
        decimalOf(minor.turnoverMinor),
      ]
    if (list.length < atOnce) return
  }
}
