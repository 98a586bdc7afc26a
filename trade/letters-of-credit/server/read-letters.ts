import type { Db } from '#platform/server/database/database.ts'
import type { LetterOfCredit } from '../letter.ts'
import { lettersOf } from './shared-queries.ts'

/** Buyer and seller fetch its file at addresses of their own. */
export async function readLetters(
  db: Db,
  orderId: number,
  urlOf: (fileId: number) => string,
): Promise<LetterOfCredit[]> {
  const rows = await lettersOf(db, orderId)
  return rows.map(({ fileId, fileName, ...letter }) => ({ ...letter, file: { name: fileName, url: urlOf(fileId) } }))
}
