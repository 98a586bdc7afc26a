import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { companies, CompanyInfo, CompanyRow } from '../office/contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import { detailColumns, enterpriseItem, enterpriseSource } from './enterprise-queries.ts'

const memberCount = sql`(select count(*) from company_member where enterprise_id = enterprise.id)`
const row = sql`${enterpriseItem}, ${memberCount} as members, enterprise.updated_at as "updatedAt", enterprise.version`

export function searchCompanyRows(db: Db, filter: ParsedOf<typeof companies.list>): Promise<Page<CompanyRow>> {
  const { search, status, sort, ...paging } = filter
  const found = sql`true
    ${search ? sql`and ${containing(search, sql`enterprise.name, enterprise.website, enterprise.address`)}` : nothing}
    ${status ? sql`and enterprise.status = ${status}` : nothing}`
  const order = sorted(sort, {
    name: sql`enterprise.name`,
    updatedAt: sql`enterprise.updated_at`,
    members: memberCount,
  })
  return paged(
    db,
    paging,
    sql`select ${row} from ${enterpriseSource} where ${found} ${order}, enterprise.id`,
    sql`select count(*) from enterprise where ${found}`,
  )
}

type Info = Omit<CompanyInfo, 'licence' | 'people' | 'requests' | 'roles'> & {
  licence: { id: number; name: string; size: number } | null
}

export const findCompanyInfo = (db: Db, id: number) =>
  db.first<Info>(sql`
    select ${row}, ${detailColumns}, enterprise.created_at as "createdAt", review_note as "reviewNote",
      (select json_build_object('id', id, 'name', name, 'size', size) from upload where id = licence_id) as licence
    from ${enterpriseSource} where enterprise.id = ${id}`)

export const lockCompany = (db: Db, id: number) =>
  db.first<Columns<'enterprise', 'name' | 'status' | 'version' | 'licenceId'>>(sql`
    select name, status, version, licence_id as "licenceId" from enterprise where id = ${id} for no key update`)

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

/** Mails go only to an address that was proved. */
export const findReader = (db: Db, memberId: number) =>
  db.first<Columns<'member', 'email' | 'locale', { name: 'realname' }> & { locale: Locale }>(sql`
    select realname as name, case when email_verified then email end as email, locale
    from member where id = ${memberId}`)

export const findCompaniesNamed = (db: Db, text: string) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select id::text as key, name, name as "nameEn" from enterprise
    where ${containing(text, sql`name`)} order by name limit 5`)
