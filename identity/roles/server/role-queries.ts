import type { RoleRow } from '../office/contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

const memberCount = sql`(select count(*) from member where role_id = role.id)`
const values = sql`role.id, code, coalesce(nullif(name_zh, ''), code) as name,
  coalesce(nullif(name_en, ''), code) as "nameEn", permissions, version,
  array(select menu_item_id from role_menu_item join menu_item on menu_item.id = menu_item_id
    where role_id = role.id and url is not null order by 1) as "menuIds"`

export const searchRoles = (db: Db) =>
  db.many<RoleRow>(sql`select ${values}, ${memberCount} as members from role order by id`)

export const findRole = (db: Db, id: number) =>
  db.first<RoleRow>(sql`select ${values}, ${memberCount} as members from role where id = ${id}`)

export type RoleValues = Omit<RoleRow, 'members'>
export const lockRoles = (db: Db, ids: number[]) =>
  db.many<RoleValues>(sql`select ${values} from role where id = any(${ids}) order by id for update`)

export async function newRoleId(db: Db): Promise<number> {
  const row = await db.first<{ id: number }>(sql`select nextval(pg_get_serial_sequence('role', 'id'))::int as id`)
  return row?.id ?? 0
}

export const insertRole = (db: Db, it: RoleValues) =>
  db.run(sql`
    insert into role (id, code, name_zh, name_en, permissions, version) overriding system value
    values (${it.id}, ${it.code}, ${it.name}, ${it.nameEn}, ${it.permissions}, ${it.version})`)

export const updateRole = (db: Db, it: RoleValues) =>
  db.run(sql`
    update role set code = ${it.code}, name_zh = ${it.name}, name_en = ${it.nameEn}, permissions = ${it.permissions},
      version = ${it.version}
    where id = ${it.id}`)

export const isRoleCodeTaken = async (db: Db, code: string, id: number) =>
  (await db.first(sql`select from role where code = ${code} and id <> ${id}`)) !== undefined

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

/** Leaves what members have. */
export async function removeRoles(db: Db, ids: number[]) {
  await db.run(sql`delete from role_menu_item where role_id = any(${ids})`)
  return db.run(sql`
    delete from role where id = any(${ids}) and not exists (select from member where role_id = role.id)`)
}
