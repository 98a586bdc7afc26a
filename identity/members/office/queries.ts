import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { MemberInfo, MemberRow, members } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

const orderCount = sql`(select count(*) from sales_order where member_id = member.id)`
const enquiryCount = sql`(select count(*) from enquiry where member_id = member.id)`
const seenAt = sql`(select max(seen_at) from session where member_id = member.id)`
const roleName = sql`coalesce(nullif(role.name_zh, ''), role.code)`
const roleNameEn = sql`coalesce(nullif(role.name_en, ''), role.code)`

const invited = sql`(member.entered_by is not null and accepted_at is null)`

const row = sql`member.id, realname, email, email_verified as "emailVerified", mobile,
  coalesce(enterprise.name, member.enterprise_name) as company, role_id as "roleId", ${roleName} as "roleName",
  ${roleNameEn} as "roleNameEn", disabled, ${invited} as invited, member.created_at as "createdAt", ${seenAt} as "seenAt",
  ${orderCount} as orders, ${enquiryCount} as enquiries, member.version`
const source = sql`member join role on role.id = role_id left join company_member on member_id = member.id
  left join enterprise on enterprise.id = enterprise_id`

const states = {
  active: sql`not disabled`,
  invited: sql`not disabled and ${invited}`,
  unverified: sql`not disabled and not ${invited} and email is not null and not email_verified`,
  disabled: sql`disabled`,
}

export function searchMemberRows(db: Db, filter: ParsedOf<typeof members.list>): Promise<Page<MemberRow>> {
  const { search, roleId, companyId, state, sort, ...paging } = filter
  const words = sql`realname, email, mobile, member.enterprise_name, enterprise.name`
  const found = sql`true
    ${search ? sql`and ${containing(search, words)}` : nothing}
    ${roleId ? sql`and role_id = ${roleId}` : nothing}
    ${companyId ? sql`and enterprise_id = ${companyId}` : nothing}
    ${state ? sql`and ${states[state]}` : nothing}`
  const order = sorted(sort, {
    createdAt: sql`member.created_at`,
    realname: sql`realname`,
    seenAt,
    orders: orderCount,
    enquiries: enquiryCount,
  })
  return paged(
    db,
    paging,
    sql`select ${row} from ${source} where ${found} ${order}, member.id desc`,
    sql`select count(*) from ${source} where ${found}`,
  )
}

type Info = Omit<MemberInfo, 'sessions' | 'lastOrders' | 'lastEnquiries' | 'roles' | 'contacts'>

export const findMemberInfo = (db: Db, id: number) =>
  db.first<Info>(sql`
    select ${row}, locale, title, department, contact_mobile as "contactMobile", member.website,
      (select json_build_object('name', name_zh, 'nameEn', name_en) from country where id = member.country_id) as country,
      (select json_build_object('name', name_zh, 'nameEn', name_en) from operator where id = member.entered_by) as "enteredBy",
      enterprise_id as "companyId", coalesce(company_member.role = 'keeper', false) as keeper, assigned.id as "contactId",
      assigned.name_zh as "contactName", assigned.name_en as "contactNameEn",
      totp_secret is not null or exists (select from passkey where passkey.member_id = member.id) as "hasSecondFactor"
    from ${source} left join (
      select member_id as whose, contact.id, contact.name_zh, contact.name_en
      from member_contact join contact on contact.id = contact_id) as assigned on assigned.whose = member.id
    where member.id = ${id}`)

export const searchLastOrders = (db: Db, memberId: number) =>
  db.many<MemberInfo['lastOrders'][number]>(sql`
    select id, order_sn as "orderSn", status, currency, total as "totalMinor", placed_at as "createTime"
    from sales_order where member_id = ${memberId} order by id desc limit 5`)

export const searchLastEnquiries = (db: Db, memberId: number) =>
  db.many<MemberInfo['lastEnquiries'][number]>(sql`
    select id, enquiry_no as "enquiryNo", created_at as "createdAt", waiting_since as "waitingSince"
    from enquiry where member_id = ${memberId} order by created_at desc, id desc limit 5`)

type Named = { id: number; name: string; nameEn: string }
export const searchRoleNames = (db: Db) =>
  db.many<Named>(sql`select id, ${roleName} as name, ${roleNameEn} as "nameEn" from role order by id`)

export const searchContactNames = (db: Db) =>
  db.many<Named>(sql`
    select id, name_zh as name, name_en as "nameEn" from contact where active order by locale, name_zh`)

/** What the audit keeps of a member. */
export interface AuditedMember extends Columns<'member', 'realname' | 'email' | 'roleId' | 'disabled' | 'version'> {
  reachable: boolean
  contactId: number | null
}

export const lockMemberForAudit = (db: Db, id: number) =>
  db.first<AuditedMember>(sql`
    select realname, email, email is not null or mobile is not null as reachable, role_id as "roleId", disabled,
      (select contact_id from member_contact where member_id = member.id) as "contactId", version
    from member where id = ${id} for no key update`)

/** No row where the version is no longer the one that was edited. */
export const updateRole = (db: Db, { id, version, roleId }: { id: number; version: number; roleId: number }) =>
  db.run(sql`
    update member set role_id = ${roleId}, version = version + 1 where id = ${id} and version = ${version}
      and exists (select from role where id = ${roleId})`)

export const setDisabled = (db: Db, id: number, disabled: boolean) =>
  db.run(sql`
    update member set disabled = ${disabled}, version = version + 1 where id = ${id} and disabled <> ${disabled}`)

export const findMembersNamed = (db: Db, text: string) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select member.id::text as key, concat_ws(' ', realname, email) as name, concat_ws(' ', realname, email) as "nameEn"
    from member where ${containing(text, sql`realname, email, mobile, enterprise_name`)} order by id desc limit 5`)
