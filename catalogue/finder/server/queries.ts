import type { SavedSearch } from '../contract.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ProductCondition } from '#catalogue/search/server/shared-queries.ts'

const columns = sql`id, name, query, alert, created_at as "createdAt", last_alert_at as "lastAlertAt"`

export const searchSaved = (db: Db, memberId: number) =>
  db.many<SavedSearch>(sql`
    select ${columns} from saved_search where member_id = ${memberId} order by created_at desc, id desc`)

interface Saving {
  name: string
  query: string
  alert: boolean
}

/** Members save one search after another, so that none slips past the limit. */
export const lockSaving = (db: Db, memberId: number) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('saved searches'), ${memberId})`)

/** Nothing when the member has as many as allowed. */
export const insertSaved = (db: Db, memberId: number, { name, query, alert }: Saving, most: number) =>
  db.first<SavedSearch>(sql`
    insert into saved_search (member_id, name, query, alert)
    select ${memberId}::int, ${name}, ${query}, ${alert}
    where (select count(*) from saved_search where member_id = ${memberId} and query <> ${query}) < ${most}
    on conflict (member_id, query) do update set name = excluded.name, alert = excluded.alert
    returning ${columns}`)

export const updateSaved = (db: Db, memberId: number, id: number, { name, query, alert }: Saving) =>
  db.first<SavedSearch>(sql`
    update saved_search set name = ${name}, query = ${query}, alert = ${alert},
      checked_at = case when query = ${query} then checked_at else now() end
    where id = ${id} and member_id = ${memberId} returning ${columns}`)

export const findSavedByQuery = (db: Db, memberId: number, query: string) =>
  db.first<Columns<'saved_search', 'id'>>(
    sql`select id from saved_search where member_id = ${memberId} and query = ${query}`,
  )

export const removeSaved = (db: Db, memberId: number, ids: number[]) =>
  db.run(sql`delete from saved_search where member_id = ${memberId} and id = any(${ids})`)

export interface Watch extends Columns<
  'saved_search',
  'id' | 'memberId' | 'name' | 'query' | 'createdAt' | 'checkedAt'
> {
  locale: Locale
}

// A product is listed when its transaction ends, some time after the moment it is listed at.
const overlap = sql`interval '1 hour'`

/** Saved searches that something was listed for since they were looked at last. */
export const searchWatches = (db: Db) =>
  db.many<Watch>(sql`
    select saved_search.id, member_id as "memberId", locale, name, query, saved_search.created_at as "createdAt",
      checked_at as "checkedAt"
    from saved_search join member on member.id = member_id
    where alert and not disabled
      and checked_at - ${overlap} < (select max(listed_at) from product_search)
    order by saved_search.id`)

/** Products that were listed since, as a condition of the search. */
export function listedSince({ id, createdAt, checkedAt }: Watch): ProductCondition {
  const holds = sql`listed_at > greatest(${createdAt}::timestamptz, ${checkedAt}::timestamptz - ${overlap})
    and product_id not in (select product_id from saved_search_match where saved_search_id = ${id})`
  return { ids: sql`select product_id from product_search where ${holds}`, holds }
}

/** Answers the products that were not told of before. */
export const insertMatches = (db: Db, id: number, productIds: number[]) =>
  db.many<Columns<'saved_search_match', 'productId'>>(sql`
    insert into saved_search_match (saved_search_id, product_id) select ${id}, unnest(${productIds}::int[])
    on conflict do nothing returning product_id as "productId"`)

export const markChecked = (db: Db, id: number, told: boolean) =>
  db.run(sql`
    update saved_search set checked_at = now(), last_alert_at = case when ${told} then now() else last_alert_at end
    where id = ${id}`)

export const removeOldMatches = (db: Db) =>
  db.run(sql`delete from saved_search_match where told_at < now() - interval '7 days'`)
