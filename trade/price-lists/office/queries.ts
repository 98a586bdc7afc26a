import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

export const groupChoices: Sql = sql`
  select id as value, name_zh as name, name_en as "nameEn" from company_group order by id`
export const companyChoices: Sql = sql`
  select id as value, name, name as "nameEn" from enterprise where merged_into is null order by name, id`

interface Named {
  product: string | null
  brand: string | null
  category: string | null
}

/** A code that nothing in the catalogue has. */
export const findUnknown = (db: Db, rows: readonly Named[]) =>
  db.first(sql`
    select from jsonb_to_recordset(${JSON.stringify(rows)}) as named (product text, brand text, category text)
    where product is not null and not exists (select from product known where known.code = named.product)
      or brand is not null and not exists (select from brand known where known.code = named.brand)
      or category is not null and not exists (select from category known where known.code = named.category) limit 1`)

export const findUsed = async (db: Db, id: number) =>
  (await db.first<{ usedKg: number }>(sql`select used_kg as "usedKg" from price_list where id = ${id}`))?.usedKg ?? 0
