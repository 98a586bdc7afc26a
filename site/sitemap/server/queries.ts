import type { Reader } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

export interface Listed {
  id: number
  changedAt: string
}

export interface Part {
  part: number
  changedAt: string
}

/** Products per file; ids are dense enough that a file is a range of them. */
export const productsPerPart = 10_000

/** Which files of products there are, and when one of theirs changed last. */
export const searchProductParts = (db: Reader) =>
  db.many<Part>(sql`
    select (id - 1) / ${productsPerPart}::int + 1 as part, max(updated_at) as "changedAt"
    from product where status = 'published' group by 1 order by 1`)

export const searchProductAddresses = (db: Reader, part: number) =>
  db.many<Listed>(sql`
    select id, updated_at as "changedAt" from product
    where id > ${(part - 1) * productsPerPart} and id <= ${part * productsPerPart} and status = 'published' order by id`)

/** When an editor last changed a text. */
const editedAt = (noun: string, id: Sql) =>
  sql`(select max(at) from content_version where noun = ${noun} and key = ${id}::text)`

export const searchNewsAddresses = (db: Reader) =>
  db.many<Listed>(sql`
    select id, greatest(published_at, ${editedAt('news', sql`news.id`)}) as "changedAt" from news
    where published_at <= now() order by published_at desc, id desc limit 10000`)

export const searchCaseAddresses = (db: Reader) =>
  db.many<Listed>(sql`
    select id, greatest(published_at, ${editedAt('cases', sql`case_study.id`)}) as "changedAt" from case_study
    where published_at <= now() order by published_at desc, id desc limit 10000`)

export const searchShopAddresses = (db: Reader) =>
  db.many<Listed>(sql`
    select id, greatest(created_at, ${editedAt('shops', sql`shop.id`)}) as "changedAt" from shop order by id limit 10000`)

export const searchHelpAddresses = (db: Reader) =>
  db.many<{ code: string; changedAt: string }>(sql`
    select code, updated_on as "changedAt" from article where kind = 'help' order by position, id`)
