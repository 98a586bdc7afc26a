import type { CaseDetail, CaseItem, cases } from '../contract.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/database/database.ts'
import { containing } from '#platform/server/database/containing.ts'
import { paged } from '#platform/server/database/paged.ts'
import { largePictureJson, pictureJson } from '#platform/server/database/picture.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

export const item = sql`case_study.id, title_zh as title, title_en as "titleEn", summary_zh as summary,
  summary_en as "summaryEn", group_id as "groupId", content_group.name_zh as "groupName",
  content_group.name_en as "groupNameEn", industry_zh as industry, industry_en as "industryEn", (
    select coalesce(json_agg(json_build_object('id', category.id, 'name', category.name_zh, 'nameEn', category.name_en)
      order by case_category.position), '[]')
    from case_category join category on category.id = category_id where case_id = case_study.id
  ) as "categoryList", ${pictureJson} as picture, published_at as "publishedAt"`
export const source = sql`case_study join content_group on content_group.id = group_id join picture on picture.id = picture_id`
export const published = sql`published_at <= now()`
export const newestFirst = sql`published_at desc, case_study.id desc`

export function searchCases(
  db: Db,
  { groupId, categoryId, key, ...paging }: ParsedOf<typeof cases.list>,
): Promise<Page<CaseItem>> {
  const where = sql`where ${published}
    ${groupId === undefined ? nothing : sql`and group_id = ${groupId}`}
    ${
      categoryId === undefined
        ? nothing
        : sql`and exists (select from case_category where case_id = case_study.id and category_id in (
            select id from category where ${categoryId} in (id, parent_id)))`
    }
    ${key ? sql`and ${containing(key, sql`title_zh, title_en, summary_zh, summary_en, industry_zh, industry_en`)}` : nothing}`
  return paged(
    db,
    paging,
    sql`select ${item} from ${source} ${where} order by ${newestFirst}`,
    sql`select count(*) from case_study ${where}`,
  )
}

export const findCase = (db: Db, id: number) =>
  db.first<Omit<CaseDetail, 'related'>>(sql`
    select ${item}, ${largePictureJson} as picture, body_zh as body, body_en as "bodyEn", author_zh as author, author_en as "authorEn", (
      select coalesce(json_agg(json_build_object('id', label.id, 'name', label.name_zh, 'nameEn', label.name_en)
        order by label.position), '[]')
      from case_label join label on label.id = label_id where case_id = case_study.id
    ) as "labelList"
    from ${source} where ${published} and case_study.id = ${id}`)

/** Others about the same materials first, then others of the group. */
export const searchRelated = (db: Db, { id, groupId, categoryList }: Omit<CaseDetail, 'related'>) =>
  db.many<CaseItem>(sql`
    select ${item} from ${source}
    cross join lateral (
      select count(*) from case_category
      where case_id = case_study.id and category_id = any(${categoryList.map((category) => category.id)})
    ) as shared
    where ${published} and case_study.id <> ${id} and (shared.count > 0 or group_id = ${groupId})
    order by shared.count + (group_id = ${groupId})::int desc, ${newestFirst} limit 3`)
