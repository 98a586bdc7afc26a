import type { Article, ArticleItem } from '../contract.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

const item = sql`article.code, title_zh as title, title_en as "titleEn", summary_zh as summary,
  summary_en as "summaryEn", group_id as "groupId", content_group.name_zh as "groupName",
  content_group.name_en as "groupNameEn", updated_on as "updatedOn"`
const whole = sql`${item}, body_zh as body, body_en as "bodyEn"`
const source = sql`article left join content_group on content_group.id = group_id`
const published = sql`published_at <= now()`
const plain = (column: 'body_zh' | 'body_en') =>
  column === 'body_zh'
    ? sql`regexp_replace(body_zh, '<[^>]*>', ' ', 'g')`
    : sql`regexp_replace(body_en, '<[^>]*>', ' ', 'g')`

export const searchHelp = (db: Db, key: string | undefined) =>
  db.many<ArticleItem>(sql`
    select ${item} from ${source} where kind = 'help' and ${published}
      ${key ? sql`and ${containing(key, sql`title_zh, title_en, summary_zh, summary_en, ${plain('body_zh')}, ${plain('body_en')}`)}` : nothing}
    order by content_group.position, article.position, article.id`)

export const searchLegal = (db: Db) =>
  db.many<Article>(
    sql`select ${whole} from ${source} where kind = 'legal' and ${published} order by article.position, article.id`,
  )

export const findArticle = (db: Db, code: string) =>
  db.first<Article>(sql`select ${whole} from ${source} where article.code = ${code} and ${published}`)

/** Readers see of which day a text is. */
export const stampArticle = (db: Db, id: number) =>
  db.run(sql`update article set updated_on = (now() at time zone ${sellerZone})::date where id = ${id}`)
