import type { OfficeHours } from '../hours.ts'
import { silent } from '#identity/letters/office/shared-queries.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { constants } from '#platform/contract/constants.ts'
import type { Picture } from '#platform/contract/picture.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { optionalPictureJson, pictureJson } from '#platform/server/database/picture.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface ContactRow extends Columns<
  'contact',
  'id' | 'nameEn' | 'email' | 'phone' | 'wechatId',
  { name: 'nameZh' }
> {
  /** With country code. */
  whatsapp: string
  picture: Picture | null
  /** As WeChat draws it. */
  wechatCode: Picture | null
}

const contact = sql`contact.id, name_zh as name, name_en as "nameEn", email, phone, wechat_id as "wechatId",
  coalesce(whatsapp, ${constants.whatsappCountryCode} || nullif(phone, ''), '') as whatsapp,
  ${optionalPictureJson} as picture,
  (select ${pictureJson} from picture where picture.id = wechat_code_id) as "wechatCode"`
const source = sql`contact left join picture on picture.id = picture_id`

const serving = sql`active and not house`

/** Somebody who speaks the visitor's language and was given the fewest visitors lately, else anybody, else the house. */
export const findLeastBusyContact = (db: Db, locale: Locale) =>
  db.first<ContactRow>(sql`
    select ${contact} from ${source} where active
    order by house, (${locale} = any(languages)) desc,
      (select count(*) from visitor where contact_id = contact.id and created_at > now() - interval '30 days'), contact.id
    limit 1`)

export const findContactById = (db: Db, id: number) =>
  db.first<ContactRow>(sql`select ${contact} from ${source} where active and contact.id = ${id}`)

export const findQrAddress = (db: Db, locale: Locale, kind: string) =>
  db.first<{ url: string }>(sql`
    select code ->> 'url' as url from site, jsonb_array_elements(qr_codes) as code
    where locale = ${locale} and code ->> 'kind' = ${kind}`)

interface VisitorRow extends Columns<'visitor', 'id' | 'cookieId' | 'memberId'> {
  /** Null once the contact is no longer active, and for the house: whoever comes to serve takes over. */
  contactId: number | null
  returning: boolean
  /** The latest page view. */
  visitId: number | null
}

export const findVisitor = (db: Db, cookieId: string) =>
  db.first<VisitorRow>(sql`
    select visitor.id, cookie_id as "cookieId", contact.id as "contactId", member_id as "memberId",
      created_at < now() - interval '12 hours' as returning,
      (select max(visit.id) from visit where visitor_id = visitor.id) as "visitId"
    from visitor left join contact on contact.id = contact_id and ${serving} where cookie_id = ${cookieId}`)

export async function insertVisitor(
  db: Db,
  {
    cookieId,
    contactId,
    locale,
    memberId,
  }: { cookieId: string; contactId: number; locale: Locale; memberId: number | null },
): Promise<number> {
  const row = await db.first<Columns<'visitor', 'id'>>(sql`
    insert into visitor (cookie_id, contact_id, locale, member_id)
    values (${cookieId}, ${contactId}, ${locale}, ${memberId}) returning id`)
  return row?.id ?? 0
}

/** A browser in which a member signed in belongs to the member from then on. */
export const joinVisitor = (db: Db, id: number, memberId: number, contactId: number) =>
  db.run(sql`update visitor set member_id = ${memberId}, contact_id = ${contactId} where id = ${id}`)

export const findMemberContact = (db: Db, memberId: number) =>
  db.first<Columns<'member_contact', 'contactId'>>(sql`
    select contact_id as "contactId" from member_contact join contact on contact.id = contact_id and ${serving}
    where member_id = ${memberId}`)

export const keepMemberContact = (db: Db, memberId: number, contactId: number) =>
  db.run(sql`
    insert into member_contact (member_id, contact_id) values (${memberId}, ${contactId})
    on conflict (member_id) do update set contact_id = excluded.contact_id`)

export const moveVisitor = (db: Db, id: number, contactId: number) =>
  db.run(sql`update visitor set contact_id = ${contactId} where id = ${id}`)

export const findVisitorContact = (db: Db, id: number) =>
  db.first<Columns<'visitor', 'contactId'>>(sql`
    select contact_id as "contactId" from visitor join contact on contact.id = contact_id and ${serving}
    where visitor.id = ${id}`)

interface Mailbox {
  email: string
  name: string
  locale: Locale
}

/** The contact's own, else those of everybody of the house who has this permission; without those who want no mail. */
export const searchMailboxes = (db: Db, contactId: number, permission: string, topic: OperatorTopic) =>
  db.many<Mailbox>(sql`
    with own as (select email, name_zh, name_en, locale from contact where id = ${contactId} and email <> '')
    select email, case locale when 'zh-CN' then name_zh else name_en end as name, locale from (
      select * from own where not exists (select from operator where contact_id = ${contactId} and ${silent(topic)})
      union all
      select email, name_zh, name_en, locale from operator
      where disabled_at is null and shop_id is null and not ${silent(topic)} and not exists (select from own) and exists (
        select from operator_has_role join operator_role on operator_role.id = role_id
        where operator_id = operator.id and ${permission} = any(permissions))) as mailbox
    order by email`)

interface HoursRow extends Omit<OfficeHours, 'notice'> {
  /** For which the office is closed today. */
  holiday: { name: string; nameEn: string } | null
  /** The next day on which it works. */
  backOn: string
}

export const findHours = (db: Db) =>
  db.first<HoursRow>(sql`
    select zone, coalesce((
      select json_agg(json_build_object('weekday', weekday, 'opens', to_char(opens, 'HH24:MI'),
        'closes', to_char(closes, 'HH24:MI')) order by weekday) from chat_day), '[]') as days,
      exists (select from office_day(today) where here::time >= opens and here::time < closes) as open,
      case when not exists (select from office_day(today)) then (
        select json_build_object('name', name_zh, 'nameEn', name_en) from office_holiday
        where today between start_date and end_date and not works order by end_date desc, id limit 1) end as holiday,
      working_day(today + 1) as "backOn"
    from (select zone, now() at time zone zone as here, (now() at time zone zone)::date as today from chat_hours) as office`)
