import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Reach } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'

export type Focus = Columns<'picture', 'focusX' | 'focusY'>

/** Who works for a shop moves what people of that shop have uploaded. */
const uploadedBy = ({ shopId }: Reach) =>
  shopId === null
    ? sql`true`
    : sql`exists (select from audit_entry join operator on operator.id = operator_id
        where noun = 'picture' and action = 'create' and key = picture.id::text and shop_id = ${shopId})`

export const lockFocus = (db: Db, by: Reach, id: number) =>
  db.first<Focus & { src: string }>(sql`
    select src, focus_x as "focusX", focus_y as "focusY" from picture where id = ${id} and ${uploadedBy(by)}
    for update`)

export const updateFocus = (db: Db, id: number, { focusX, focusY }: Focus) =>
  db.run(sql`update picture set focus_x = ${focusX}, focus_y = ${focusY} where id = ${id}`)
