import type { Locale } from '#platform/texts/messages.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const findProductOfLot = async (db: Db, lotId: number) =>
  (await db.first<Columns<'lot', 'productId'>>(sql`select product_id as "productId" from lot where id = ${lotId}`))
    ?.productId

export async function searchSiteNames(db: Db): Promise<Partial<Record<Locale, string>>> {
  const rows = await db.many<Columns<'site', 'locale' | 'name'> & { locale: Locale }>(
    sql`select locale, name from site`,
  )
  return Object.fromEntries(rows.map(({ locale, name }) => [locale, name]))
}
