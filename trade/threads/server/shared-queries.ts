import { sql, type Sql } from '#platform/server/database/sql.ts'

/** Who of the house entered the row, which has `entered_by` and `channel`, and how it was asked for. */
export const enteredJson = (table: Sql): Sql => sql`(
  select json_build_object('channel', ${table}.channel, 'name', entrant.name_zh, 'nameEn', entrant.name_en)
  from operator entrant where entrant.id = ${table}.entered_by)`
