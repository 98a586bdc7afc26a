import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { searchBookings } from '../server/queries.ts'
import type { bookings } from './contract.ts'

const columns = [
  'key',
  'day',
  'kind',
  'orderSn',
  'paperNo',
  'company',
  'currency',
  'net',
  'vat',
  'gross',
  'side',
] as const
const atOnce = 500

/** Titles first, then every booking that matches, some hundred at a time. */
export async function* exportBookings(
  db: Reader,
  _: unknown,
  locale: Locale,
  filter: ParsedOf<typeof bookings.list>,
): AsyncGenerator<string[]> {
  const t = translatorFor(locale)
  yield columns.map((column) => t(`adminBookings.${column}`))
  for (let page = 1; ; page++) {
    const { list } = await searchBookings(db, { ...filter, page, limit: atOnce })
    for (const { key, day, kind, orderSn, paperNo, company, currency, side, ...minor } of list)
      yield [
        key,
        day,
        t(`statements.kind_${kind}`),
        orderSn,
        paperNo ?? '',
        company,
        currency,
        decimalOf(minor.netMinor),
        decimalOf(minor.vatMinor),
        decimalOf(minor.grossMinor),
        t(`adminBookings.${side}`),
      ]
    if (list.length < atOnce) return
  }
}
