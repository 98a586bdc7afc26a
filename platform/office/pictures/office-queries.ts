import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export type Focus = Columns<'picture', 'focusX' | 'focusY'>

export const lockFocus = (db: Db, id: number) =>
  db.first<Focus & { src: string }>(sql`
    select src, focus_x as "focusX", focus_y as "focusY" from picture where id = ${id} for update`)

export const updateFocus = (db: Db, id: number, { focusX, focusY }: Focus) =>
  db.run(sql`update picture set focus_x = ${focusX}, focus_y = ${focusY} where id = ${id}`)
