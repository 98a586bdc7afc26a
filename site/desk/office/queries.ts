import type { SavedFilter } from '#platform/office/found.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'

export const searchFilters = (db: Db, operatorId: number, list: string) =>
  db.many<SavedFilter>(sql`
    select id, list, name, query from saved_filter where operator_id = ${operatorId} and list = ${list} order by name`)

export const saveFilter = (db: Db, operatorId: number, { list, name, query }: Omit<SavedFilter, 'id'>) =>
  db.run(sql`
    insert into saved_filter (operator_id, list, name, query) values (${operatorId}, ${list}, ${name}, ${query})
    on conflict (operator_id, list, name) do update set query = excluded.query`)

export const removeFilter = (db: Db, operatorId: number, id: number) =>
  db.run(sql`delete from saved_filter where operator_id = ${operatorId} and id = ${id}`)

type Count = { count: number }
const counted = async (row: Promise<Count | undefined>) => (await row)?.count ?? 0

export const countProducts = (db: Db, by: Reach) =>
  counted(db.first<Count>(sql`select count(*) from product where ${ofShop(by, sql`shop_id`)}`))
export const countLabels = (db: Db) => counted(db.first<Count>(sql`select count(*) from label`))
export const countWaitingChats = (db: Db) =>
  counted(db.first<Count>(sql`select count(*) from conversation where waiting_since is not null`))
export const countNews = (db: Db) => counted(db.first<Count>(sql`select count(*) from news`))
export const countMembers = (db: Db) => counted(db.first<Count>(sql`select count(*) from member`))
export const countOperators = (db: Db) =>
  counted(db.first<Count>(sql`select count(*) from operator where disabled_at is null`))
export const countChanges = (db: Db) =>
  counted(db.first<Count>(sql`select count(*) from audit_entry where at > now() - interval '24 hours'`))
