import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'

export type Focus = Columns<'picture', 'focusX' | 'focusY'>

/** Who works for a shop moves what people of that shop have uploaded. */
export const lockFocus = (db: Db, by: Reach, id: number) =>
  db.first<Focus & { src: string }>(sql`
    select src, focus_x as "focusX", focus_y as "focusY" from picture where id = ${id} and ${ofShop(by, sql`shop_id`)}
    for update`)

export const updateFocus = (db: Db, id: number, { focusX, focusY }: Focus) =>
  db.run(sql`update picture set focus_x = ${focusX}, focus_y = ${focusY} where id = ${id}`)
