import { Refusal } from '#platform/contract/errors.ts'
import { house } from '#platform/server/database/of-shop.ts'
import type { imports } from './contract.ts'
import { sayIn } from '#platform/texts/catalogues.ts'
import { loadReferences } from '#catalogue/products/office/load-references.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { applyImport } from './apply-import.ts'
import { checkImport, correctRow } from './check-import.ts'
import { fieldsOf } from './columns.ts'
import { findImport, findSamples, searchImports, searchRows } from './queries.ts'
import { loadRows, startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'

export const importHandlers: Handlers<typeof imports> = {
  list: (filter, { db }) => searchImports(db, filter),
  fields: async (_, { db }) => fieldsOf(await loadReferences(db, house)),
  info: async ({ id }, { db, locale }) => {
    const found = await findImport(db, id)
    if (!found) throw new Refusal('NOT_FOUND')
    const rows = await findSamples(db, id)
    const samples = found.header.map((_, at) =>
      rows
        .map(({ cells }) => cells[at] ?? '')
        .filter(Boolean)
        .slice(0, 3),
    )
    return { ...found, samples, problem: found.problem && sayIn(locale)(found.problem) }
  },
  rows: async (filter, { db, locale }) => {
    const say = sayIn(locale)
    const page = await searchRows(db, filter)
    const list = page.list.map((row) => ({
      ...row,
      problems: Object.fromEntries(Object.entries(row.problems).map(([field, key]) => [field, say(key)])),
    }))
    return { ...page, list }
  },
  start: (input, context) => startImport(input, context),
  load: (input, context) => loadRows(input, context),
  check: ({ id, mapping }, { db }) => checkImport(db, id, mapping),
  correct: ({ id, row, cells }, { db }) => correctRow(db, id, row, cells),
  apply: ({ id }, context) => applyImport(id, context),
  undo: ({ id }, context) => undoImport(id, context),
}
