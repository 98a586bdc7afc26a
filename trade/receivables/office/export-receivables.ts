import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { dueText } from '#trade/order-parts/part-text.ts'
import { searchReceivables } from '../server/queries.ts'
import type { receivables } from './contract.ts'

const columns = ['buyer', 'orderSn', 'due', 'dueOn', 'daysLate', 'age', 'currency', 'rest'] as const
const atOnce = 500

/** Titles first, then every open part that matches, some hundred at a time. */
export async function* exportReceivables(
  db: Reader,
  _: unknown,
  locale: Locale,
  filter: ParsedOf<typeof receivables.list>,
): AsyncGenerator<string[]> {
  const t = translatorFor(locale)
  yield columns.map((column) => t(`adminReceivables.${column}`))
  for (let page = 1; ; page++) {
    const { list } = await searchReceivables(db, { ...filter, page, limit: atOnce })
    for (const row of list) {
      const { buyer, orderSn, dueOn, daysLate, age, currency, restMinor } = row
      const due = dueText(t, { ...row, dueOn: null })
      const late = daysLate === null ? '' : String(Math.max(daysLate, 0))
      yield [buyer, orderSn, due, dueOn ?? '', late, t(`adminReceivables.age_${age}`), currency, decimalOf(restMinor)]
    }
    if (list.length < atOnce) return
  }
}
