import type { CaseDetail } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findCase, searchRelated } from './queries.ts'

/** A case with what a reader goes to next. */
export async function getCase(db: Db, id: number): Promise<CaseDetail> {
  const found = await findCase(db, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return { ...found, related: await searchRelated(db, found) }
}
