import type { Db } from '#platform/server/database/database.ts'
import { house } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'
import { checkImport } from '#catalogue/imports/office/check-import.ts'
import { loadRows, startImport } from '#catalogue/imports/office/start-import.ts'

/** A table that waits to be looked through: prices that change, one as it was, and a cell that nobody can read. */
export async function seedImport(db: Db) {
  const found = await db.first<{ operatorId: number }>(
    sql`select id as "operatorId" from operator where email = 'catalogue@example.com'`,
  )
  const products = await db.many<{ code: string; price: number }>(sql`
    select code, price_per_tonne / 100 as price from product
    where status = 'published' and currency = 'CNY' and price_per_tonne is not null order by recommended desc, id limit 6`)
  if (!found) return
  const operator = { ...found, ...house }
  const header = ['Code', 'Price per MT', 'Lead time days']
  const { id } = await startImport({ name: 'prices-week-46.csv', header, decimalComma: false }, { db, operator })
  const rows = products.map(({ code, price }, at) => [code, at === 5 ? 'on request' : String(price + at * 30), ''])
  await loadRows({ id, from: 1, rows }, { db, operator })
  await checkImport(db, house, id)
}
