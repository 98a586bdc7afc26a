import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Columns } from '#platform/server/database/columns.ts'

/** All that the roles of an operator allow. */
export const codes = sql`array(
  select distinct given from operator_has_role join operator_role on operator_role.id = role_id, unnest(permissions) as given
  where operator_id = operator.id)`

export const isAllowed = (permission: string) => sql`exists (
  select from operator_has_role join operator_role on operator_role.id = role_id
  where operator_id = operator.id and ${permission} = any(permissions))`

/** The roles of an operator by their names, the built-in ones first. */
export const roles = sql`(
  select coalesce(json_agg(json_build_object('id', operator_role.id, 'name', operator_role.name_zh,
    'nameEn', operator_role.name_en) order by built_in desc, operator_role.id), '[]')
  from operator_has_role join operator_role on operator_role.id = role_id where operator_id = operator.id)`

/** The one name that the release before reads; it gives nothing that the roles do not. */
export const columnFor = (roleIds: readonly number[]) => sql`coalesce((
  select code from operator_role where id = any(${roleIds}) and built_in order by id limit 1), 'custom')`

export const findCodes = async (db: Db, operatorId: number) =>
  (await db.first<{ codes: string[] }>(sql`select ${codes} as codes from operator where id = ${operatorId}`))?.codes ??
  []

export const searchRoles = (db: Db) =>
  db.many<Columns<'operator_role', 'id' | 'code' | 'nameEn' | 'permissions', { name: 'nameZh' }>>(sql`
    select id, code, name_zh as name, name_en as "nameEn", permissions from operator_role order by built_in desc, id`)

export const isBuiltIn = async (db: Db, id: number) =>
  (await db.first(sql`select from operator_role where id = ${id} and built_in`)) !== undefined

/** After the operator's row: the column of the release before brings its one role with it. */
export async function setRoles(tx: Db, operatorId: number, roleIds: readonly number[]) {
  await tx.run(sql`delete from operator_has_role where operator_id = ${operatorId}`)
  await tx.run(
    sql`insert into operator_has_role select ${operatorId}, id from operator_role where id = any(${roleIds})`,
  )
}

/** Whoever has the role signs in again: what it allows now may need a second factor. */
export const signOutHolders = (tx: Db, roleId: number) =>
  tx.run(sql`
    delete from operator_session using operator_has_role
    where operator_has_role.operator_id = operator_session.operator_id and role_id = ${roleId}`)
