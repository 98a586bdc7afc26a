import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { useStates, type media, type MediaKind, type MediaUse } from '../contract.ts'
import { lookerOf, type Library } from './library.ts'
import { findFile, searchFiles, searchUses, type Looker, type UseRow } from './queries.ts'
import { describeFile, removeFiles } from './change-files.ts'

/** In a list, and on the page of one file. */
const [few, many] = [4, 200]

const useOf = ({ noun, key, name, nameEn, state }: UseRow): MediaUse => ({
  noun,
  key,
  name,
  nameEn,
  state: useStates[state] ?? 'now',
})

async function withUses<Row extends { id: number }>(
  db: Db,
  library: Library,
  kind: MediaKind,
  by: Looker,
  rows: Row[],
  most: number,
) {
  const ids = rows.map(({ id }) => id)
  const uses = Map.groupBy(await searchUses(db, library.uses.of(kind, ids), by, ids, most), ({ file }) => file)
  return rows.map((row) => {
    const own = uses.get(row.id) ?? []
    return { ...row, uses: own.filter(({ seen }) => seen).map(useOf), useCount: own[0]?.total ?? 0 }
  })
}

export const mediaHandlers = (library: Library): Handlers<typeof media> => ({
  list: async (filter, { db, operator }) => {
    const by = lookerOf(library, operator)
    const page = await searchFiles(db, library.uses[filter.tab], by, filter)
    return { ...page, list: await withUses(db, library, filter.tab, by, page.list, few) }
  },
  info: async ({ kind, id }, { db, operator }) => {
    const by = lookerOf(library, operator)
    const found = await findFile(db, kind, library.uses.of(kind, [id]), by, id)
    if (!found) throw new Refusal('NOT_FOUND')
    const [file] = await withUses(db, library, kind, by, [found], many)
    if (!file) throw new Refusal('NOT_FOUND')
    return file
  },
  describe: (input, context) => describeFile(library, input, context),
  remove: (input, context) => removeFiles(library, input, context),
})
