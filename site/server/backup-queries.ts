import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

interface Kept {
  products: number
  members: number
  orders: number
  payments: number
}

/** What whoever looks at a backup can compare with what they remember. */
export const countKept = (db: Db) =>
  db.first<Kept>(sql`
    select (select count(*) from product)::int as products, (select count(*) from member)::int as members,
      (select count(*) from sales_order)::int as orders, (select count(*) from payment)::int as payments`)
