import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { insertFavourite, removeFavourite } from './queries.ts'

export async function switchFavourite(db: Db, memberId: number, productId: number): Promise<boolean> {
  if ((await removeFavourite(db, memberId, productId)) > 0) return false
  if ((await insertFavourite(db, memberId, productId)) === 0) throw new Refusal('NOT_FOUND')
  return true
}
