import { Refusal } from '#platform/contract/errors.ts'
import type { imports } from './contract.ts'
import { sayIn } from '#platform/texts/catalogues.ts'
import { loadReferences } from '#catalogue/products/office/load-references.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { applyImport } from './apply-import.ts'
import { changeMany } from './change-many.ts'
import { checkImport, correctRow } from './check-import.ts'
import { fieldsOf } from './columns.ts'
import { addBrands, lackedBrands, lacksPicture, usePicture } from './complete-import.ts'
import { findImport, findSamples, searchImports, searchRows } from './queries.ts'
import { loadRows, startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'

export const importHandlers: Handlers<typeof imports> = {
  list: (filter, { db, operator }) => searchImports(db, operator, filter),
  fields: async (_, { db, operator }) => fieldsOf(await loadReferences(db, operator)),
  info: async ({ id }, { db, locale, operator }) => {
    const found = await findImport(db, operator, id)
    if (!found) throw new Refusal('NOT_FOUND')
    const rows = await findSamples(db, id)
    const samples = found.header.map((_, at) =>
      rows
        .map(({ cells }) => cells[at] ?? '')
        .filter(Boolean)
        .slice(0, 3),
    )
    return {
      ...found,
      samples,
      problem: found.problem && sayIn(locale)(found.problem),
      newBrands: (await lackedBrands(db, found)).map(({ name }) => name),
      lacksPicture: await lacksPicture(db, found),
    }
  },
  rows: async (filter, { db, locale, operator }) => {
    const say = sayIn(locale)
    const page = await searchRows(db, operator, filter)
    const list = page.list.map((row) => ({
      ...row,
      problems: Object.fromEntries(Object.entries(row.problems).map(([field, key]) => [field, say(key)])),
      note: row.note && say(row.note),
    }))
    return { ...page, list }
  },
  start: (input, context) => startImport(input, context),
  load: (input, context) => loadRows(input, context),
  check: ({ id, mapping }, { db, operator }) => checkImport(db, operator, id, mapping),
  correct: ({ id, row, cells }, { db, operator }) => correctRow(db, operator, id, row, cells),
  addBrands: ({ id }, context) => addBrands(id, context),
  usePicture: (input, context) => usePicture(input, context),
  changeMany: (input, context) => changeMany(input, context),
  apply: (input, context) => applyImport(input, context),
  undo: ({ id }, context) => undoImport(id, context),
}
