import type { ParsedOf } from '#contract/endpoint.ts'
import type { MenuEntry, RoleRow, roles } from '#contract/operator/roles.ts'
import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'

const memberCount = sql`(select count(*) from member where role_id = role.id)`
const values = sql`role.id, code, coalesce(nullif(name_zh, ''), code) as name,
  coalesce(nullif(name_en, ''), code) as "nameEn", permissions, version,
  array(select menu_item_id from role_menu_item where role_id = role.id order by 1) as "menuIds"`

export const searchRoles = (db: Db) =>
  db.many<RoleRow>(sql`select ${values}, ${memberCount} as members from role order by id`)

export const findRole = (db: Db, id: number) =>
  db.first<RoleRow>(sql`select ${values}, ${memberCount} as members from role where id = ${id}`)

export type RoleValues = Omit<RoleRow, 'members'>
export const lockRole = (db: Db, id: number) =>
  db.first<RoleValues>(sql`select ${values} from role where id = ${id} for update`)

type Details = ParsedOf<typeof roles.create>

/** Undefined where the code is taken. */
export const insertRole = (db: Db, { code, name, nameEn, permissions }: Details) =>
  db.first<{ id: number }>(sql`
    insert into role (code, name_zh, name_en, permissions) values (${code}, ${name}, ${nameEn}, ${permissions})
    on conflict (code) do nothing returning id`)

/** No row where the version is no longer the one that was edited. */
export const updateRole = (db: Db, { id, version, code, name, nameEn, permissions }: ParsedOf<typeof roles.update>) =>
  db.run(sql`
    update role set code = ${code}, name_zh = ${name}, name_en = ${nameEn}, permissions = ${permissions},
      version = version + 1
    where id = ${id} and version = ${version}`)

export const isRoleCodeTaken = async (db: Db, code: string, id: number) =>
  (await db.first(sql`select from role where code = ${code} and id <> ${id}`)) !== undefined

/** A leaf brings its heading along, or it could not be shown. */
export async function setMenuOf(db: Db, roleId: number, menuIds: number[]) {
  await db.run(sql`delete from role_menu_item where role_id = ${roleId}`)
  await db.run(sql`
    insert into role_menu_item (role_id, menu_item_id)
    select ${roleId}, id from menu_item where id = any(${menuIds})
      or id in (select parent_id from menu_item where id = any(${menuIds}))`)
}

/** Leaves what members have. */
export async function removeRole(db: Db, id: number) {
  const used = await db.first(sql`select from member where role_id = ${id} limit 1`)
  if (used) return 0
  await db.run(sql`delete from role_menu_item where role_id = ${id}`)
  return db.run(sql`delete from role where id = ${id}`)
}

const entry = sql`menu_item.id, parent_id as "parentId", name_zh as name, name_en as "nameEn", url, position, version,
  array(select code from role join role_menu_item on role_id = role.id where menu_item_id = menu_item.id order by role.id)
    as roles`

/** Each heading followed by what stands below it. */
export const searchMenu = (db: Db) =>
  db.many<MenuEntry>(sql`
    select ${entry} from menu_item
    order by (select position from menu_item parent where parent.id = coalesce(menu_item.parent_id, menu_item.id)),
      coalesce(parent_id, menu_item.id), parent_id nulls first, position`)

export const findMenuItem = (db: Db, id: number) =>
  db.first<MenuEntry>(sql`select ${entry} from menu_item where id = ${id}`)

interface Names {
  id: number
  version: number
  name: string
  nameEn: string
}

export const lockMenuItem = (db: Db, id: number) =>
  db.first<Names & { position: number; parentId: number | null }>(sql`
    select id, version, name_zh as name, name_en as "nameEn", position, parent_id as "parentId"
    from menu_item where id = ${id} for update`)

export const updateMenuItem = (db: Db, { id, version, name, nameEn }: Names) =>
  db.run(sql`
    update menu_item set name_zh = ${name}, name_en = ${nameEn}, version = version + 1
    where id = ${id} and version = ${version}`)

/** No row at the end of its level. */
export const swapMenuItem = (db: Db, id: number, direction: 'up' | 'down') =>
  db.run(sql`
    with moved as (select * from menu_item where id = ${id}),
    neighbour as (
      select menu_item.* from menu_item, moved
      where menu_item.parent_id is not distinct from moved.parent_id
        and ${direction === 'up' ? sql`menu_item.position < moved.position` : sql`menu_item.position > moved.position`}
      order by menu_item.position ${direction === 'up' ? sql`desc` : sql`asc`} limit 1)
    update menu_item set position = case when menu_item.id = moved.id then neighbour.position else moved.position end
    from moved, neighbour where menu_item.id in (moved.id, neighbour.id)`)
