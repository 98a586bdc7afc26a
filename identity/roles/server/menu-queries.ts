import type { MenuEntry } from '../office/menu-contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** A place of null is the last of its level. */
export type MenuValues = Omit<MenuEntry, 'position'> & { position: number | null }

const entry = sql`menu_item.id, parent_id as "parentId", name_zh as name, name_en as "nameEn", url, position, version,
  array(select distinct role_id from role_menu_item join menu_item below on below.id = menu_item_id
    where case when menu_item.url is null then below.parent_id else below.id end = menu_item.id order by 1) as "roleIds"`

export const searchMenu = (db: Db) =>
  db.many<MenuEntry>(sql`
    select ${entry} from menu_item
    order by (select position from menu_item parent where parent.id = coalesce(menu_item.parent_id, menu_item.id)),
      coalesce(parent_id, menu_item.id), parent_id nulls first, position`)

export const findMenuItem = (db: Db, id: number) =>
  db.first<MenuEntry>(sql`select ${entry} from menu_item where id = ${id}`)

export const lockMenuItems = (db: Db, ids: number[]) =>
  db.many<MenuEntry>(sql`select ${entry} from menu_item where id = any(${ids}) order by id for update`)

export async function newMenuItemId(db: Db): Promise<number> {
  const row = await db.first<{ id: number }>(sql`select nextval('menu_item_id')::int as id`)
  return row?.id ?? 0
}

const lastOf = (parentId: number | null) =>
  sql`(select coalesce(max(position) + 1, 0) from menu_item where parent_id is not distinct from ${parentId})`

export const insertMenuItem = (db: Db, it: MenuValues) =>
  db.run(sql`
    insert into menu_item (id, parent_id, position, name_zh, name_en, url, version)
    select ${it.id}, ${it.parentId}::int,
      case when ${it.position}::int is null or exists (
          select from menu_item where parent_id is not distinct from ${it.parentId}::int and position = ${it.position}::int)
        then ${lastOf(it.parentId)} else ${it.position}::int end,
      ${it.name}, ${it.nameEn}, ${it.url}, ${it.version}`)

export async function updateMenuItem(db: Db, it: MenuValues) {
  await db.run(sql`
    update menu_item set name_zh = ${it.name}, name_en = ${it.nameEn}, url = ${it.url}, version = ${it.version},
      position = case when parent_id is distinct from ${it.parentId}::int then ${lastOf(it.parentId)} else position end,
      parent_id = ${it.parentId}::int
    where id = ${it.id}`)
  if (it.position !== null) await placeMenuItem(db, it.id, it.position)
}

/** Whoever stands there takes the place that becomes free. */
const placeMenuItem = (db: Db, id: number, position: number) =>
  db.run(sql`
    update menu_item set position = case when menu_item.id = moved.id then ${position} else moved.position end
    from (select * from menu_item where id = ${id}) as moved
    where menu_item.id = moved.id
      or menu_item.parent_id is not distinct from moved.parent_id and menu_item.position = ${position}`)

/** Undefined at the end of its level. */
export const findPlaceBeside = (db: Db, { id, parentId, position }: MenuEntry, direction: 'up' | 'down') =>
  db.first<{ position: number }>(sql`
    select position from menu_item where id <> ${id} and parent_id is not distinct from ${parentId}
      and ${direction === 'up' ? sql`position < ${position}` : sql`position > ${position}`}
    order by position ${direction === 'up' ? sql`desc` : sql`asc`} limit 1`)

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

export async function removeMenuItems(db: Db, ids: number[]) {
  for (const id of ids) await setRolesOf(db, id, [])
  return db.run(sql`delete from menu_item where id = any(${ids})`)
}

export const isHeading = async (db: Db, id: number) =>
  (await db.first(sql`select from menu_item where id = ${id} and parent_id is null and url is null for key share`)) !==
  undefined

export const hasItemsBelow = async (db: Db, id: number) =>
  (await db.first(sql`select from menu_item where parent_id = ${id} limit 1`)) !== undefined

export const isMenuAddressTaken = async (db: Db, url: string, id: number) =>
  (await db.first(sql`select from menu_item where url = ${url} and id <> ${id}`)) !== undefined
