import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { NewsDetail, NewsItem, news } from '../contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { largePictureJson, pictureJson } from '#platform/server/database/picture.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

export const item = sql`news.id, title_zh as title, title_en as "titleEn", summary_zh as summary, summary_en as "summaryEn",
  group_id as "groupId", content_group.name_zh as "groupName", content_group.name_en as "groupNameEn",
  ${pictureJson} as picture, published_at as "publishedAt"`
export const source = sql`news join content_group on content_group.id = group_id join picture on picture.id = picture_id`
export const published = sql`published_at <= now()`
export const newestFirst = sql`published_at desc, news.id desc`

type NewsFilter = ParsedOf<typeof news.list>

export function searchNews(db: Reader, { groupId, shopId, ...paging }: NewsFilter): Promise<Page<NewsItem>> {
  const inGroup = sql`${groupId === undefined ? nothing : sql`and group_id = ${groupId}`}
    ${shopId === undefined ? nothing : sql`and news.shop_id = ${shopId}`}`
  return paged(
    db,
    paging,
    sql`select ${item} from ${source} where ${published} ${inGroup} order by ${newestFirst}`,
    sql`select count(*) from news where ${published} ${inGroup}`,
  )
}

export const findNewsItem = (db: Db, id: number) =>
  db.first<NewsItem>(sql`select ${item} from ${source} where ${published} and news.id = ${id}`)

export const findNews = (db: Db, id: number) =>
  db.first<Omit<NewsDetail, 'previous' | 'next' | 'related'>>(sql`
    select ${item}, ${largePictureJson} as picture, body_zh as body, body_en as "bodyEn", author_zh as author, author_en as "authorEn"
    from ${source} where ${published} and news.id = ${id}`)

/** The next older or next newer article. */
export function findNeighbour(db: Db, { id }: NewsItem, direction: 'previous' | 'next') {
  // Compared in the database: the wire has only milliseconds of the time.
  const here = sql`(select published_at, id from news where id = ${id})`
  const beyond =
    direction === 'previous'
      ? sql`(published_at, id) < ${here} order by published_at desc, id desc`
      : sql`(published_at, id) > ${here} order by published_at, id`
  return db.first<Pick<NewsItem, 'id' | 'title' | 'titleEn'>>(sql`
    select id, title_zh as title, title_en as "titleEn" from news where ${published} and ${beyond} limit 1`)
}

export const searchRelated = (db: Db, { id, groupId }: NewsItem) =>
  db.many<NewsItem>(sql`
    select ${item} from ${source} where ${published} and group_id = ${groupId} and news.id <> ${id}
    order by published_at desc, news.id desc limit 3`)
