import type { Aggregation, Member, Profile } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const findMember = (db: Db, id: number) =>
  db.first<Member>(sql`
    select id, email, email_verified as "emailVerificationFlag", realname, head_image as "headImg"
    from member where id = ${id}`)

const published = sql`join product on product.id = product_id and product.status = 'published'`

/** Counted as the lists count them: what is no longer sold is not shown there either. */
export const countBelongings = (db: Db, memberId: number) =>
  db.first<Pick<Aggregation, 'letters' | 'favourites' | 'history' | 'cart' | 'addresses' | 'savedSearches'>>(sql`
    select (
      select json_build_object('total', count(*), 'unread', count(*) filter (where read_at is null))
      from letter where member_id = member.id) as letters,
      (select count(*) from favourite ${published} where member_id = member.id) as favourites,
      (select count(distinct ((visited_at at time zone 'Asia/Shanghai')::date, product_id))
        from visit ${published} where member_id = member.id and not hidden) as history,
      (select count(*) from cart_item where member_id = member.id) as cart,
      (select count(*) from address where member_id = member.id) as addresses,
      (select count(*) from saved_search where member_id = member.id) as "savedSearches"
    from member where member.id = ${memberId}`)

export interface MenuRow {
  id: number
  parentId: number | null
  name: string
  nameEn: string
  url: string | null
}

/** Headings come with what stands below them. */
export const searchMenuOf = (db: Db, memberId: number) =>
  db.many<MenuRow>(sql`
    with seen as (
      select menu_item.* from menu_item join role_menu_item on menu_item_id = menu_item.id join member using (role_id)
      where member.id = ${memberId})
    select id, parent_id as "parentId", name_zh as name, name_en as "nameEn", url
    from (select * from seen union select * from menu_item where id in (select parent_id from seen)) as shown
    order by position, id`)

export const findPermissionsOf = (db: Db, memberId: number) =>
  db.first<{ permissions: string[] }>(sql`
    select permissions from role join member on role_id = role.id where member.id = ${memberId}`)

export const findProfile = (db: Db, memberId: number) =>
  db.first<Profile>(sql`
    select realname, head_image as "headImg", title, department, overlay(mobile placing '****' from 4 for 4) as mobile,
      contact_mobile as "contactMobile", member.website, member.country_id as "countryId", locale,
      coalesce(enterprise.name, enterprise_name) as "enterpriseName"
    from member left join enterprise_member on member_id = member.id left join enterprise on enterprise.id = enterprise_id
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
  { countryId, mobile, website }: { countryId: number; mobile: string; website: string | null },
) =>
  db.run(sql`
    update member set country_id = ${countryId}, contact_mobile = ${mobile}, website = ${website}
    where id = ${memberId}`)

export const countryExists = async (db: Db, id: number) =>
  Boolean(await db.first(sql`select from country where id = ${id}`))

/** Locked, so that of two changes at once each sees the other's picture. */
export const lockHeadImage = (db: Db, memberId: number) =>
  db.first<{ uploadId: number | null }>(
    sql`select head_upload_id as "uploadId" from member where id = ${memberId} for no key update`,
  )

export const updateHeadImage = (db: Db, memberId: number, image: { uploadId: number; url: string } | null) =>
  db.run(sql`
    update member set head_upload_id = ${image?.uploadId ?? null}, head_image = ${image?.url ?? null}
    where id = ${memberId}`)
