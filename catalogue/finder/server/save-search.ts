import { Refusal } from '#platform/contract/errors.ts'
import { mostSavedSearches, type SavedSearch } from '../contract.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { filterOfQuery } from './filter-of-query.ts'
import { findSavedByQuery, insertSaved, lockSaving, updateSaved } from './queries.ts'

interface Wish {
  id?: number | undefined
  name: string
  query: string
  alert: boolean
}

export async function saveSearch(db: Database, memberId: number, { id, ...wish }: Wish): Promise<SavedSearch> {
  const read = filterOfQuery(wish.query)
  if (!read) throw new Refusal('INVALID_INPUT', { fields: { query: 'savedSearches.queryWrong' } })
  const saving = { ...wish, query: read.query }
  return db.transaction(async (tx) => {
    await lockSaving(tx, memberId)
    return id === undefined ? add(tx, memberId, saving) : change(tx, memberId, id, saving)
  })
}

async function add(db: Db, memberId: number, saving: Omit<Wish, 'id'>) {
  const saved = await insertSaved(db, memberId, saving, mostSavedSearches)
  if (!saved) throw new Refusal('INVALID_INPUT', { fields: { name: 'savedSearches.tooMany' } })
  return saved
}

async function change(db: Db, memberId: number, id: number, saving: Omit<Wish, 'id'>) {
  const twin = await findSavedByQuery(db, memberId, saving.query)
  if (twin && twin.id !== id) throw new Refusal('DUPLICATE')
  const saved = await updateSaved(db, memberId, id, saving)
  if (!saved) throw new Refusal('NOT_FOUND')
  return saved
}
