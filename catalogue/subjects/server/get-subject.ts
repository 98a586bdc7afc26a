import { Refusal } from '#platform/contract/errors.ts'
import type { Paging } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findItems } from '#catalogue/goods/server/find-items.ts'
import { findSubject, searchSubjectProducts } from './queries.ts'
import { currentState } from '#catalogue/goods/server/search-state.ts'

/** A themed list with one page of its products, in the editor's order. */
export async function getSubject(db: Db, id: number, { page, limit }: Paging) {
  const subject = await findSubject(db, id)
  if (!subject) throw new Refusal('NOT_FOUND')
  const rows = await searchSubjectProducts(db, id, limit, (page - 1) * limit)
  const list = await findItems(
    db,
    rows.map((row) => row.id),
    await currentState(db),
  )
  return { ...subject, products: { list, totalCount: subject.totalCount, page, limit } }
}
