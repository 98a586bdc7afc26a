import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const menuChoices = sql`
  select id as value, name_zh as name, name_en as "nameEn" from menu_item where url is not null
  order by (select position from menu_item parent where parent.id = coalesce(menu_item.parent_id, menu_item.id)),
    coalesce(parent_id, id), parent_id nulls first, position`

export const headingChoices = sql`
  select id as value, name_zh as name, name_en as "nameEn" from menu_item
  where parent_id is null and url is null order by position`

export const lastOf = (parentId: number | null) =>
  sql`(select coalesce(max(position) + 1, 0) from menu_item where parent_id is not distinct from ${parentId}::int)`

/** Whoever stands there takes the place that becomes free. */
export const placeMenuItem = (db: Db, id: number, position: number) =>
  db.run(sql`
    update menu_item set position = case when menu_item.id = moved.id then ${position} else moved.position end
    from (select * from menu_item where id = ${id}) as moved
    where menu_item.id = moved.id
      or menu_item.parent_id is not distinct from moved.parent_id and menu_item.position = ${position}`)

/** Undefined at the end of its level. */
export const findPlaceBeside = (db: Db, id: number, direction: 'up' | 'down') =>
  db.first<{ position: number }>(sql`
    select menu_item.position from menu_item join menu_item as moved on moved.id = ${id}
    where menu_item.id <> moved.id and menu_item.parent_id is not distinct from moved.parent_id
      and ${direction === 'up' ? sql`menu_item.position < moved.position` : sql`menu_item.position > moved.position`}
    order by menu_item.position ${direction === 'up' ? sql`desc` : sql`asc`} limit 1`)

/** Who edits one of these roles meanwhile is told. */
export async function setRolesOf(db: Db, id: number, roleIds: number[]) {
  const changed = await db.many<{ roleId: number }>(sql`
    with gone as (
      delete from role_menu_item where menu_item_id = ${id} and role_id <> all(${roleIds}) returning role_id),
    come as (
      insert into role_menu_item (role_id, menu_item_id) select id, ${id} from role where id = any(${roleIds})
      on conflict do nothing returning role_id)
    select role_id as "roleId" from gone union all select role_id from come`)
  await db.run(sql`
    update role set version = version + 1 where id = any(${changed.map(({ roleId }) => roleId)})`)
}

export const isHeading = async (db: Db, id: number) =>
  (await db.first(sql`select from menu_item where id = ${id} and parent_id is null and url is null for key share`)) !==
  undefined

export const hasItemsBelow = async (db: Db, id: number) =>
  (await db.first(sql`select from menu_item where parent_id = ${id} limit 1`)) !== undefined
