import type { Member, Profile } from '../contract.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { memberFacts } from './shared-queries.ts'

export const findMember = (db: Db, id: number) =>
  db.first<Omit<Member, 'permissions'>>(sql`
    select ${memberFacts} from member where id = ${id}`)

export const findProfile = (db: Db, memberId: number) =>
  db.first<Profile>(sql`
    select realname, head_image as "headImg", title, department, overlay(mobile placing '****' from 4 for 4) as mobile,
      contact_mobile as "contactMobile", member.website, member.country_id as "countryId", locale,
      coalesce(enterprise.name, enterprise_name) as "enterpriseName", enterprise.id is not null as "inCompany"
    from member left join company_member on member_id = member.id left join enterprise on enterprise.id = enterprise_id
    where member.id = ${memberId}`)

export interface Person {
  realname: string
  title: string
  department: string
  locale: string | null
}

export const updatePerson = (db: Db, memberId: number, { realname, title, department, locale }: Person) =>
  db.run(sql`
    update member set realname = ${realname}, title = ${title}, department = ${department},
      locale = coalesce(${locale}, locale)
    where id = ${memberId}`)

export const updateContact = (
  db: Db,
  memberId: number,
  {
    countryId,
    mobile,
    website,
    enterpriseName,
  }: { countryId: number; mobile: string; website: string | null; enterpriseName: string },
) =>
  db.run(sql`
    update member set country_id = ${countryId}, contact_mobile = ${mobile}, website = ${website},
      enterprise_name = ${enterpriseName}
    where id = ${memberId}`)

export const countryExists = async (db: Db, id: number) =>
  Boolean(await db.first(sql`select from country where id = ${id}`))

/** Locked, so that of two changes at once each sees the other's picture. */
export const lockHeadImage = (db: Db, memberId: number) =>
  db.first<Columns<'member', never, { uploadId: 'headUploadId' }>>(
    sql`select head_upload_id as "uploadId" from member where id = ${memberId} for no key update`,
  )

export const updateHeadImage = (db: Db, memberId: number, image: { uploadId: number; url: string } | null) =>
  db.run(sql`
    update member set head_upload_id = ${image?.uploadId ?? null}, head_image = ${image?.url ?? null}
    where id = ${memberId}`)
