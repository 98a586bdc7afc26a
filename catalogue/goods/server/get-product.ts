import { Refusal } from '#platform/contract/errors.ts'
import type { ProductDetail } from '../product.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findDetails } from './find-details.ts'

/** A published product with everything its page shows. */
export async function getProduct(db: Db, id: number): Promise<ProductDetail> {
  const [product] = await findDetails(db, [id])
  if (!product) throw new Refusal('NOT_FOUND')
  return product
}
