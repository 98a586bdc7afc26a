import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const setChecked = (db: Db, id: number, mapping: string[]) =>
  db.run(sql`
    update catalogue_import set mapping = ${mapping}, state = 'checked', done_count = row_count, problem = null
    where id = ${id} and state in ('mapping', 'checked')`)

/** Work that has said nothing for a minute has died with its process, and somebody else may do it. */
export const claimImport = (
  db: Db,
  id: number,
  from: 'checked' | 'applied',
  to: 'applying' | 'undoing',
  runId: string,
) =>
  db.run(sql`
    update catalogue_import set state = ${to}, run_id = ${runId}, run_at = now(), done_count = 0, problem = null
    where id = ${id} and (state = ${from} or state = ${to} and run_at < now() - interval '1 minute')`)

export const sayProgress = (db: Db, id: number, runId: string, done: number) =>
  db.run(sql`update catalogue_import set done_count = ${done}, run_at = now() where id = ${id} and run_id = ${runId}`)

export const endRun = (db: Db, id: number, runId: string, state: 'applied' | 'undone') =>
  db.run(sql`
    update catalogue_import set state = ${state}, run_id = null, done_count = row_count,
      applied_at = case when ${state} = 'applied' then now() else applied_at end,
      undone_at = case when ${state} = 'undone' then now() end
    where id = ${id} and run_id = ${runId}`)

export const abandonRun = (db: Db, id: number, runId: string, state: 'checked' | 'applied', problem: string) =>
  db.run(sql`
    update catalogue_import set state = ${state}, run_id = null, done_count = 0, problem = ${problem}
    where id = ${id} and run_id = ${runId}`)

/** Rows whose products stay as they are when the rest is undone. */
export const keepRows = (db: Db, id: number, rows: readonly number[]) =>
  db.run(sql`update catalogue_import_row set kept = true where import_id = ${id} and row_no = any(${rows})`)

/** Those of the products that orders or quotes name. */
export async function findTraded(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.many<Columns<'product', 'id'>>(sql`
    select id from product where id = any(${ids}) and (
      exists (select from order_line where product_id = product.id)
      or exists (select from quote_line where product_id = product.id))`)
  return new Set(rows.map(({ id }) => id))
}
