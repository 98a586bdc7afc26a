import { sayIn, translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { findImport, searchRows } from './queries.ts'

const atOnce = 500

/** The rows with errors as they came, and what is wrong in a column that means nothing when they come back. */
export async function* exportWrong(
  db: Reader,
  by: Reach,
  locale: Locale,
  { id }: { id: number },
): AsyncGenerator<string[]> {
  const known = await findImport(db, by, id)
  if (!known) throw new Refusal('NOT_FOUND')
  const say = sayIn(locale)
  yield [...known.header, translatorFor(locale)('adminImports.fileProblem')]
  const titleOf = (field: string) => known.header[known.mapping.indexOf(field)]
  for (let page = 1; ; page++) {
    const { list } = await searchRows(db, by, { id, outcome: 'wrong', kept: undefined, page, limit: atOnce })
    for (const { cells, problems } of list) {
      const said = Object.entries(problems).map(([field, key]) => [titleOf(field), say(key)].filter(Boolean).join(': '))
      yield [...known.header.map((_, at) => cells[at] ?? ''), said.join('; ')]
    }
    if (list.length < atOnce) return
  }
}
