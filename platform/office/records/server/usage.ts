import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { RecordTable } from './record-table.ts'

/** How often others need a row, of the counts that forbid its removal. */
export function useOf({ record: { uses = [] }, counts = {} }: RecordTable): Sql | undefined {
  const [first, ...rest] = uses.flatMap((name) => counts[name] ?? [])
  return first && rest.reduce((all, one) => sql`${all} + ${one}`, first)
}

/** What the table says may go, and of that what nothing uses. */
export function removableIn(table: RecordTable): Sql {
  const [own = sql`true`, use] = [table.removable, useOf(table)]
  return use ? sql`(${own}) and ${use} = 0` : own
}
