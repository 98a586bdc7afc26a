import type { Locale } from '#platform/texts/messages.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

export type Catalogue = Columns<'category', 'id' | 'nameEn', { name: 'nameZh' }>

export const findKey = async (db: Db) => {
  const row = await db.first<Columns<'subscription_key', 'key'>>(sql`select key from subscription_key`)
  if (!row) throw new Error('There is no key to sign links with.')
  return row.key
}

/** Main categories of the catalogue; anything below them cannot be subscribed to. */
export const searchCatalogues = (db: Db, ids: number[]) =>
  db.many<Catalogue>(sql`
    select id, name_zh as name, name_en as "nameEn" from category
    where parent_id is null and id = any(${ids}) order by position`)

interface NewRequest {
  hash: Buffer
  email: string
  catalogueIds: number[]
  locale: Locale
  minutes: number
}

export const insertRequest = (db: Db, { hash, email, catalogueIds, locale, minutes }: NewRequest) =>
  db.run(sql`
    insert into subscription_request (token_hash, email, category_ids, locale, expires_at)
    values (${hash}, ${email}, ${catalogueIds}, ${locale}, now() + make_interval(mins => ${minutes}))`)

export interface Request extends Columns<'subscription_request', 'email' | 'locale', { catalogueIds: 'categoryIds' }> {
  locale: Locale
  expired: boolean
}

const request = sql`email, locale, category_ids as "catalogueIds", expires_at <= now() as expired`

export const findRequest = (db: Db, hash: Buffer) =>
  db.first<Request>(sql`select ${request} from subscription_request where token_hash = ${hash}`)

/** Whoever removes it may go on, so a link works once. */
export const removeRequest = (db: Db, hash: Buffer) =>
  db.first<Request>(sql`delete from subscription_request where token_hash = ${hash} returning ${request}`)

export const removeDeadRequests = (db: Db) => db.run(sql`delete from subscription_request where expires_at <= now()`)

export const insertSubscriptions = (db: Db, { email, locale, catalogueIds }: Omit<Request, 'expired'>) =>
  db.run(sql`
    with reader as (
      insert into subscriber (email, locale) values (${email}, ${locale})
      on conflict (email) do update set locale = excluded.locale returning id)
    insert into subscription (subscriber_id, category_id)
    select reader.id, category.id from reader, category where category.id = any(${catalogueIds})
    on conflict do nothing`)

export const searchSubscribed = (db: Db, email: string) =>
  db.many<Catalogue>(sql`
    select category.id, name_zh as name, name_en as "nameEn"
    from subscriber join subscription on subscriber_id = subscriber.id join category on category.id = category_id
    where email = ${email} order by position`)

/** Of the named catalogues, or of all. */
export const removeSubscriptions = (db: Db, email: string, catalogueIds: number[] | undefined) =>
  db.run(sql`
    delete from subscription using subscriber where subscriber_id = subscriber.id and email = ${email}
    ${catalogueIds ? sql`and category_id = any(${catalogueIds})` : nothing}`)

/** Who reads nothing any more is forgotten. */
export const removeIdleSubscriber = (db: Db, email: string) =>
  db.run(sql`
    delete from subscriber
    where email = ${email} and not exists (select from subscription where subscriber_id = subscriber.id)`)
