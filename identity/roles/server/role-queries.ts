import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const roleChoices = sql`
  select id as value, code, coalesce(nullif(name_zh, ''), code) as name, coalesce(nullif(name_en, ''), code) as "nameEn"
  from role order by id`

/** Who edits one of these items meanwhile is told. */
export async function setMenuOf(db: Db, roleId: number, menuIds: number[]) {
  const changed = await db.many<{ menuId: number }>(sql`
    with gone as (
      delete from role_menu_item where role_id = ${roleId} and menu_item_id <> all(${menuIds}) returning menu_item_id),
    come as (
      insert into role_menu_item (role_id, menu_item_id)
      select ${roleId}, id from menu_item where id = any(${menuIds}) and url is not null
      on conflict do nothing returning menu_item_id)
    select menu_item_id as "menuId" from gone union all select menu_item_id from come`)
  await db.run(sql`
    update menu_item set version = version + 1 where id = any(${changed.map(({ menuId }) => menuId)})`)
}

export const dropMenuOf = (db: Db, ids: readonly number[]) =>
  db.run(sql`delete from role_menu_item where role_id = any(${ids})`)
