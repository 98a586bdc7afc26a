import type { Member } from '#contract/members.ts'
import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'

export const findMember = (db: Db, id: number) =>
  db.first<Member>(sql`
    select id, email, email_verified as "emailVerificationFlag", realname, head_image as "headImg"
    from member where id = ${id}`)

export interface MenuRow {
  id: number
  parentId: number | null
  name: string
  nameEn: string
  url: string | null
}

export const searchMenuOf = (db: Db, memberId: number) =>
  db.many<MenuRow>(sql`
    select menu_item.id, parent_id as "parentId", name_zh as name, name_en as "nameEn", url
    from menu_item join role_menu_item on menu_item_id = menu_item.id join member using (role_id)
    where member.id = ${memberId} order by position`)

export const findPermissionsOf = (db: Db, memberId: number) =>
  db.first<{ permissions: string[] }>(sql`
    select permissions from role join member on role_id = role.id where member.id = ${memberId}`)
