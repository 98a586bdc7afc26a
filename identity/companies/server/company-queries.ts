import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { companies, CompanyInfo, CompanyRow } from '../office/contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { overdue, today } from '#identity/contacts/server/shared-queries.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import { detailColumns, enterpriseItem, enterpriseSource } from './enterprise-queries.ts'

const memberCount = sql`(select count(*) from company_member where enterprise_id = enterprise.id)`
const care = sql`case when owner.id is not null then
    json_build_object('id', owner.id, 'name', owner.name_zh, 'nameEn', owner.name_en) end as owner,
  next_step as "nextStep", next_step_on as "nextStepOn", ${overdue(sql`next_step_on`)} as overdue`
const row = sql`${enterpriseItem}, ${memberCount} as members, ${care}, enterprise.updated_at as "updatedAt",
  enterprise.version`
const cared = sql`left join company_care on company_care.enterprise_id = enterprise.id
  left join operator owner on owner.id = owner_id`
const dues = {
  overdue: overdue(sql`next_step_on`),
  week: sql`next_step_on < ${today} + 7`,
}
/** A company is found by the names of those that were merged into it, too. */
const names = sql`enterprise.name, enterprise.website, enterprise.address, (
  select string_agg(former.name, ' ') from enterprise former where former.merged_into = enterprise.id)`

type BuyerData = Pick<CompanyInfo, 'legalName' | 'legalNameEn' | 'taxNumber' | 'phone' | 'bank' | 'bankAccount'>

export function searchCompanyRows(
  db: Reader,
  filter: ParsedOf<typeof companies.list>,
): Promise<Page<CompanyRow & BuyerData>> {
  const { search, status, ownerId, due, sort, ...paging } = filter
  const found = sql`merged_into is null
    ${search ? sql`and ${containing(search, names)}` : nothing}
    ${status ? sql`and enterprise.status = ${status}` : nothing}
    ${ownerId ? sql`and owner_id = ${ownerId}` : nothing}
    ${due ? sql`and ${dues[due]}` : nothing}`
  const order = sorted(sort, {
    name: sql`enterprise.name`,
    updatedAt: sql`enterprise.updated_at`,
    members: memberCount,
    nextStepOn: sql`next_step_on`,
  })
  return paged(
    db,
    paging,
    sql`select ${row}, ${detailColumns} from ${enterpriseSource} ${cared} where ${found} ${order}, enterprise.id`,
    sql`select count(*) from enterprise ${cared} where ${found}`,
  )
}

type Info = Omit<CompanyInfo, 'licence' | 'people' | 'requests' | 'roles'> & {
  licence: { id: number; name: string; size: number } | null
}

export const findCompanyInfo = (db: Db, id: number) =>
  db.first<Info>(sql`
    select ${row}, ${detailColumns}, enterprise.created_at as "createdAt", review_note as "reviewNote",
      (select json_build_object('id', id, 'name', name, 'size', size) from upload where id = licence_id) as licence,
      coalesce(company_care.version, 0) as "careVersion", group_id as "groupId", (
        select json_build_object('id', other.id, 'name', other.name) from enterprise other
        where other.id = enterprise.merged_into) as "mergedInto", (
        select coalesce(json_agg(json_build_object('name', former.name, 'mergedAt',
          to_char(former.merged_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by former.merged_at), '[]')
        from enterprise former where former.merged_into = enterprise.id) as "formerNames"
    from ${enterpriseSource} ${cared} where enterprise.id = ${id}`)

export const lockCompany = (db: Db, id: number) =>
  db.first<Columns<'enterprise', 'name' | 'status' | 'version' | 'licenceId'>>(sql`
    select name, status, version, licence_id as "licenceId" from enterprise
    where id = ${id} and merged_into is null for no key update`)

interface Review {
  id: number
  version: number
  decision: string
  note: string | null
}

/** No row where it is no longer what was looked at. */
export const updateReview = (db: Db, { id, version, decision, note }: Review) =>
  db.run(sql`
    update enterprise set status = ${decision}, review_note = ${note}
    where id = ${id} and version = ${version} and licence_id is not null`)

export const searchKeepers = (db: Db, enterpriseId: number) =>
  db.many<Columns<'company_member', 'memberId'>>(sql`
    select member_id as "memberId" from company_member
    where enterprise_id = ${enterpriseId} and role = 'keeper' order by joined_at, member_id`)

export const findNameOf = async (db: Db, memberId: number) =>
  (await db.first<Columns<'member', 'realname'>>(sql`select realname from member where id = ${memberId}`))?.realname ??
  ''

export const findCompaniesNamed = (db: Db, text: string) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select id::text as key, name, name as "nameEn" from enterprise
    where merged_into is null and ${containing(text, sql`name, legal_name_zh, legal_name_en, tax_number`)}
    order by name limit 5`)

// Who looks after a company.

export const searchOwners = (db: Db) =>
  db.many<Columns<'operator', 'id' | 'nameEn', { name: 'nameZh' }>>(sql`
    select id, name_zh as name, name_en as "nameEn" from operator
    where disabled_at is null and shop_id is null order by name_zh, id`)

export interface Care {
  ownerId: number | null
  groupId: number | null
  nextStep: string | null
  nextStepOn: string | null
}

export const findCare = (db: Db, id: number) =>
  db.first<Care>(sql`
    select owner_id as "ownerId", group_id as "groupId", next_step as "nextStep", next_step_on as "nextStepOn"
    from company_care where enterprise_id = ${id}`)

/** No row where the version is no longer the one that was looked at, or the owner is nobody of the house. */
export const upsertCare = (db: Db, id: number, version: number, { ownerId, groupId, nextStep, nextStepOn }: Care) =>
  db.run(sql`
    insert into company_care (enterprise_id, owner_id, group_id, next_step, next_step_on)
    select ${id}, ${ownerId}::int, (select id from company_group where id = ${groupId}), ${nextStep}::text, ${nextStepOn}::date
    where ${ownerId}::int is null or exists (
      select from operator where id = ${ownerId} and disabled_at is null and shop_id is null)
    on conflict (enterprise_id) do update set owner_id = excluded.owner_id, group_id = excluded.group_id,
      next_step = excluded.next_step, next_step_on = excluded.next_step_on, version = company_care.version + 1
    where company_care.version = ${version}`)

/** By the address or the number of an open account. */
export const findMemberBy = (db: Db, account: string) =>
  db.first<Columns<'member', 'id'> & { enterpriseId: number | null }>(sql`
    select id, enterprise_id as "enterpriseId" from member left join company_member on member_id = id
    where (email = lower(${account}) or mobile = ${account}) and not disabled`)
