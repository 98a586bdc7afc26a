import type { Db } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { lockPictures, lockSources } from './queries.ts'

/**
 * Keeps pictures until this transaction ends, as a row that refers to them does; answers which there are not, or not
 * within reach.
 */
export async function missingPictures(tx: Db, ids: readonly number[], reach?: Sql): Promise<number[]> {
  if (ids.length === 0) return []
  const known = new Set((await lockPictures(tx, ids, reach)).map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

/** The same for the pictures that a text shows. */
export async function isShowable(tx: Db, html: string): Promise<boolean> {
  const sources = [...new Set(html.match(/\/media\/site\/[\w-]{22}/g))]
  return sources.length === 0 || (await lockSources(tx, sources)).length === sources.length
}
