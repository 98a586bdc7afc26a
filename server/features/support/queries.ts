import type { Locale } from '#i18n/messages.ts'
import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'

export interface ContactRow {
  id: number
  name: string
  nameEn: string
  email: string
  phone: string
  wechatId: string
}

const contact = sql`id, name_zh as name, name_en as "nameEn", email, phone, wechat_id as "wechatId"`

/** Somebody who speaks the visitor's language, else anybody. */
export const findContact = (db: Db, locale: Locale) =>
  db.first<ContactRow>(sql`select ${contact} from contact where active order by (locale = ${locale}) desc, id limit 1`)

export const findContactById = (db: Db, id: number) =>
  db.first<ContactRow>(sql`select ${contact} from contact where active and id = ${id}`)

export const findQrAddress = (db: Db, locale: Locale, kind: string) =>
  db.first<{ url: string }>(sql`
    select code ->> 'url' as url from site, jsonb_array_elements(qr_codes) as code
    where locale = ${locale} and code ->> 'kind' = ${kind}`)
