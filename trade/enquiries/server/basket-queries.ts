import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { TypedLine } from '../typed-line.ts'

interface BasketRow extends Columns<'enquiry_basket', 'version'> {
  lines: TypedLine[]
}

const find = (memberId: number, lock: Sql) =>
  sql`select version, lines from enquiry_basket where member_id = ${memberId} ${lock}`

export const findBasket = (db: Db, memberId: number) => db.first<BasketRow>(find(memberId, sql``))

/** Nobody else writes it until the transaction ends. */
export const lockBasket = (db: Db, memberId: number) => db.first<BasketRow>(find(memberId, sql`for update`))

/** Undefined where this is not the version that is kept. */
export const writeBasket = (db: Db, memberId: number, version: number, lines: readonly TypedLine[]) =>
  db.first<Columns<'enquiry_basket', 'version'>>(sql`
    insert into enquiry_basket (member_id, lines) values (${memberId}, ${JSON.stringify(lines)})
    on conflict (member_id) do update
      set lines = excluded.lines, version = enquiry_basket.version + 1, updated_at = now()
      where enquiry_basket.version = ${version}
    returning version`)
