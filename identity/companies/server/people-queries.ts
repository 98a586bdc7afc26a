import type { Colleague, CompanyRole, Invitation, JoinRequest, Offered } from '../colleague.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { companyOf } from './shared-queries.ts'

const roleJson = sql`json_build_object('code', company_role.code, 'name', company_role.name_zh, 'nameEn', company_role.name_en)`

/** Locked while its people change, so that of two changes the second knows of the first. */
export const lockCompanyOf = (db: Db, memberId: number) =>
  db.first<Columns<'enterprise', 'id' | 'name'>>(
    sql`select id, name from enterprise where id = ${companyOf(memberId)} for no key update`,
  )

export const searchPeople = (db: Db, enterpriseId: number) =>
  db.many<Colleague>(sql`
    select member.id, realname, title, email, ${roleJson} as role, joined_at as "joinedAt"
    from company_member join member on member.id = member_id join company_role on code = role
    where enterprise_id = ${enterpriseId} order by position, joined_at, member.id`)

export const searchRoles = (db: Db) =>
  db.many<CompanyRole>(sql`select code, name_zh as name, name_en as "nameEn" from company_role order by position`)

export const searchRequests = (db: Db, enterpriseId: number) =>
  db.many<JoinRequest>(sql`
    select member_id as "memberId", realname, title, email, asked_at as "askedAt"
    from company_request join member on member.id = member_id
    where enterprise_id = ${enterpriseId} order by asked_at, member_id`)

/** Nothing where the role does not exist, or the member is of a company already. */
export const insertColleague = (db: Db, memberId: number, enterpriseId: number, role: string) =>
  db.run(sql`
    insert into company_member (member_id, enterprise_id, role)
    select ${memberId}, ${enterpriseId}, code from company_role where code = ${role}
    on conflict (member_id) do nothing`)

export const findRoleIn = (db: Db, memberId: number, enterpriseId: number) =>
  db.first<Columns<'company_member', 'role'>>(
    sql`select role from company_member where member_id = ${memberId} and enterprise_id = ${enterpriseId}`,
  )

const anotherKeeper = sql`exists (
  select from company_member other where other.enterprise_id = colleague.enterprise_id
    and other.member_id <> colleague.member_id and other.role = 'keeper')`

/** A company is never left without a keeper. */
export const changeRole = (db: Db, memberId: number, enterpriseId: number, role: string) =>
  db.run(sql`
    update company_member colleague set role = company_role.code from company_role
    where company_role.code = ${role} and member_id = ${memberId} and enterprise_id = ${enterpriseId}
      and (colleague.role <> 'keeper' or company_role.code = 'keeper' or ${anotherKeeper})`)

export const removeColleague = (db: Db, memberId: number, enterpriseId: number) =>
  db.run(sql`
    delete from company_member colleague
    where member_id = ${memberId} and enterprise_id = ${enterpriseId} and (role <> 'keeper' or ${anotherKeeper})`)

/** Both or neither. */
export const swapKeeper = (db: Db, enterpriseId: number, from: number, to: number) =>
  db.run(sql`
    update company_member set role = case when member_id = ${to} then 'keeper' else 'buyer' end
    where enterprise_id = ${enterpriseId} and member_id in (${from}, ${to}) and ${from}::int <> ${to}::int
      and exists (select from company_member other where other.enterprise_id = ${enterpriseId} and other.member_id = ${to})`)

const othersDid = (table: 'sales_order' | 'enquiry', memberId: number) => {
  const rows = { sales_order: sql`sales_order`, enquiry: sql`enquiry` }[table]
  return sql`exists (select from ${rows} done where done.enterprise_id = enterprise.id and done.member_id <> ${memberId})`
}

/** Who is alone in a company that nobody verified closes it; what they did under its name is theirs again. */
export const closeCompany = (db: Db, memberId: number, enterpriseId: number) =>
  db.first<Columns<'enterprise', 'licenceId'>>(sql`
    with closed as (
      select id from enterprise where id = ${enterpriseId} and status <> 'verified'
        and not exists (select from enterprise former where former.merged_into = enterprise.id)
        and not exists (
          select from company_member where enterprise_id = enterprise.id and member_id <> ${memberId})
        and not ${othersDid('sales_order', memberId)} and not ${othersDid('enquiry', memberId)}),
    gone as (delete from company_member using closed where enterprise_id = closed.id and member_id = ${memberId})
    delete from enterprise using closed where enterprise.id = closed.id returning licence_id as "licenceId"`)

export const upsertRequest = (db: Db, memberId: number, enterpriseId: number) =>
  db.run(sql`
    insert into company_request (member_id, enterprise_id) values (${memberId}, ${enterpriseId})
    on conflict (member_id) do update set enterprise_id = excluded.enterprise_id, asked_at = now()
    where company_request.enterprise_id <> excluded.enterprise_id`)

export const removeRequest = (db: Db, memberId: number, enterpriseId: number) =>
  db.run(sql`delete from company_request where member_id = ${memberId} and enterprise_id = ${enterpriseId}`)

export const dropRequestsOf = (db: Db, memberId: number) =>
  db.run(sql`delete from company_request where member_id = ${memberId}`)

export const findAsked = (db: Db, memberId: number) =>
  db.first<Columns<'enterprise', 'name' | 'nameKey', { enterpriseId: 'id' }>>(sql`
    select enterprise.id as "enterpriseId", name, name_key as "nameKey"
    from company_request join enterprise on enterprise.id = enterprise_id where member_id = ${memberId}`)

/** The founder trades as the company from now on: the addresses come along. */
export const bringAddresses = (db: Db, memberId: number, enterpriseId: number) =>
  db.run(sql`
    update address set enterprise_id = ${enterpriseId} where member_id = ${memberId} and enterprise_id is null`)

// Invitations.

interface NewInvitation {
  enterpriseId: number
  email: string
  role: string
  invitedBy: number
  hash: Buffer
  days: number
}

/** A second one to the same address takes the place of the first, whose link is dead then. */
export const upsertInvitation = (db: Db, { enterpriseId, email, role, invitedBy, hash, days }: NewInvitation) =>
  db.run(sql`
    insert into company_invitation (enterprise_id, email, role, invited_by, token_hash, expires_at)
    select ${enterpriseId}, ${email}, code, ${invitedBy}, ${hash}::bytea, now() + make_interval(days => ${days})
    from company_role where code = ${role}
    on conflict (enterprise_id, email) do update set role = excluded.role, invited_by = excluded.invited_by,
      token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at`)

export const searchInvitations = (db: Db, enterpriseId: number) =>
  db.many<Invitation>(sql`
    select id, email, ${roleJson} as role, expires_at as "expiresAt"
    from company_invitation join company_role on code = role
    where enterprise_id = ${enterpriseId} and expires_at > now() order by id`)

export const removeInvitation = (db: Db, enterpriseId: number, id: number) =>
  db.run(sql`delete from company_invitation where id = ${id} and enterprise_id = ${enterpriseId}`)

const offered = sql`company_invitation.id, enterprise.name as company, ${roleJson} as role,
  (select realname from member where member.id = invited_by) as inviter`
const offeredFrom = sql`company_invitation join enterprise on enterprise.id = enterprise_id
  join company_role on company_role.code = role`

export const searchOffers = (db: Db, memberId: number) =>
  db.many<Offered>(sql`
    select ${offered} from ${offeredFrom}
    where expires_at > now() and company_invitation.email = (
      select email from member where id = ${memberId} and email_verified) order by company_invitation.id`)

export const findInvitation = (db: Db, hash: Buffer, memberId: number | null) =>
  db.first<Offered & { email: string; own: boolean; expired: boolean }>(sql`
    select ${offered}, company_invitation.email, expires_at <= now() as expired, exists (
      select from member where member.id = ${memberId}::int and member.email = company_invitation.email) as own
    from ${offeredFrom} where token_hash = ${hash}`)

interface Key {
  hash: Buffer | null
  id: number | null
}

/** One use: whoever removes it joins. Its link proves the address, otherwise it must have been proved before. */
export const takeInvitation = (db: Db, memberId: number, { hash, id }: Key) =>
  db.first<Columns<'company_invitation', 'enterpriseId' | 'email' | 'role' | 'invitedBy'>>(sql`
    delete from company_invitation using member
    where member.id = ${memberId} and member.email = company_invitation.email and expires_at > now()
      and (token_hash = ${hash}::bytea or company_invitation.id = ${id}::int and email_verified)
    returning enterprise_id as "enterpriseId", company_invitation.email, role, invited_by as "invitedBy"`)
