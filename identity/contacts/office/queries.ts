import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { ContactRow, contacts } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

const visitors = sql`(select count(*) from visitor
  where contact_id = contact.id and created_at > now() - interval '30 days')`
const members = sql`(select count(*) from member_contact where contact_id = contact.id)`
const waiting = sql`(select count(*) from conversation where contact_id = contact.id and waiting_since is not null)`
const values = sql`contact.id, name_zh as name, name_en as "nameEn", email, phone, whatsapp, wechat_id as "wechatId",
  languages, picture_id as "pictureId", active, version`
const row = sql`${values}, ${pictureJson} as picture, ${visitors} as visitors, ${members} as members,
  ${waiting} as waiting, coalesce((
    select json_agg(json_build_object('id', id, 'name', operator.name_zh, 'nameEn', operator.name_en) order by id)
    from operator where contact_id = contact.id and disabled_at is null), '[]') as operators`
const source = sql`contact join picture on picture.id = picture_id`

export function searchContactRows(db: Db, filter: ParsedOf<typeof contacts.list>): Promise<Page<ContactRow>> {
  const { search, language, active, sort, ...paging } = filter
  const found = sql`true
    ${search ? sql`and ${containing(search, sql`name_zh, name_en, email, phone, wechat_id`)}` : nothing}
    ${language ? sql`and ${language} = any(languages)` : nothing}
    ${active ? sql`and active = ${active === '1'}` : nothing}`
  const order = sorted(sort, { name: sql`name_zh`, nameEn: sql`name_en`, visitors, members, waiting })
  return paged(
    db,
    paging,
    sql`select ${row} from ${source} where ${found} ${order}, contact.id`,
    sql`select count(*) from contact where ${found}`,
  )
}

export const findContactRow = (db: Db, id: number) =>
  db.first<ContactRow>(sql`select ${row} from ${source} where contact.id = ${id}`)

export type ContactValues = Omit<ContactRow, 'picture' | 'visitors' | 'members' | 'waiting' | 'operators'>

/** All of them are locked, so that two cannot be the last to go at the same time; visitors go on being given. */
export const lockContacts = async (db: Db, ids: number[]) => {
  const all = await db.many<ContactValues>(sql`select ${values} from contact order by id for no key update`)
  return all.filter(({ id }) => ids.includes(id))
}

export const newContactId = async (db: Db) =>
  (await db.first<{ id: number }>(sql`select nextval(pg_get_serial_sequence('contact', 'id')) as id`))?.id ?? 0

export const insertContact = (db: Db, it: ContactValues) =>
  db.run(sql`
    insert into contact (id, locale, languages, name_zh, name_en, email, phone, whatsapp, wechat_id, picture_id, active,
      version) overriding system value
    values (${it.id}, ${it.languages[0]}, ${it.languages}, ${it.name}, ${it.nameEn}, ${it.email}, ${it.phone},
      ${it.whatsapp}, ${it.wechatId}, ${it.pictureId}, ${it.active}, ${it.version})`)

export const updateContact = (db: Db, it: ContactValues) =>
  db.run(sql`
    update contact set locale = ${it.languages[0]}, languages = ${it.languages}, name_zh = ${it.name},
      name_en = ${it.nameEn}, email = ${it.email}, phone = ${it.phone}, whatsapp = ${it.whatsapp},
      wechat_id = ${it.wechatId}, picture_id = ${it.pictureId}, active = ${it.active}, version = ${it.version}
    where id = ${it.id}`)

export const removeContacts = (db: Db, ids: number[]) => db.run(sql`delete from contact where id = any(${ids})`)

export const isOtherActive = async (db: Db, ids: number[]) =>
  (await db.first(sql`select from contact where active and id <> all(${ids}) limit 1`)) !== undefined

export const findContactsNamed = (db: Db, text: string) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select id::text as key, name_zh as name, name_en as "nameEn" from contact
    where ${containing(text, sql`name_zh, name_en, email`)} order by id limit 5`)
