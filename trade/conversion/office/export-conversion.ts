import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { conversion } from './contract.ts'
import { searchConversion } from './queries.ts'
import { rowName, shareOf } from './row-name.ts'

const atOnce = 500

/** Titles first, then every row that matches. */
export async function* exportConversion(
  db: Reader,
  _: unknown,
  locale: Locale,
  filter: ParsedOf<typeof conversion.list>,
): AsyncGenerator<string[]> {
  const t = translatorFor(locale)
  const columns = ['enquiries', 'quoted', 'quotedShare', 'ordered', 'orderedShare'] as const
  yield [t(`adminConversion.tab_${filter.tab}`), ...columns.map((column) => t(`adminConversion.${column}`))]
  for (let page = 1; ; page++) {
    const { list } = await searchConversion(db, { ...filter, page, limit: atOnce })
    for (const row of list) {
      const { enquiries, quoted, ordered } = row
      const figures = [enquiries, quoted, shareOf(quoted, enquiries), ordered, shareOf(ordered, enquiries)]
      yield [rowName(t, filter.tab, row), ...figures.map((figure) => String(figure ?? ''))]
    }
    if (list.length < atOnce) return
  }
}
