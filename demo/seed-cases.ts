import { GroupType } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sanitiseHtml } from '#platform/server/html/sanitise-html.ts'
import { cases, type Case } from './content/content.ts'
import { caseGroups } from './content/groups.ts'
import { materialsOf, qualitiesOf } from './content/case-materials.ts'
import { idsByCode, insertRows, named } from '#site/first-start/server/shared-queries.ts'
import { picturesBySource } from './store-pictures.ts'

const clean = (html: string | null) => html && sanitiseHtml(html)

/** Technical cases and what they are about; the catalogue and the pictures of articles are there already. */
export async function seedCases(db: Db) {
  await insertRows(
    db,
    'content_group',
    caseGroups.map((group, at) => ({ ...named(group, at), type: GroupType.case, code: group.code })),
  )
  const groupId = await idsByCode(db, 'content_group')
  const pictureId = await picturesBySource(db)
  const row = (item: Case) => ({
    code: item.code,
    group_id: groupId(item.group),
    picture_id: pictureId(`/media/articles/${item.picture}`),
    title_zh: item.titleZh,
    title_en: item.titleEn,
    summary_zh: item.summaryZh,
    summary_en: item.summaryEn,
    body_zh: clean(item.bodyZh),
    body_en: clean(item.bodyEn),
    industry_zh: item.industryZh,
    industry_en: item.industryEn,
    author_zh: item.authorZh,
    author_en: item.authorEn,
    published_at: `${item.date}T09:00:00+08:00`,
  })
  await insertRows(db, 'case_study', cases.map(row))
  const caseId = await idsByCode(db, 'case_study')
  const categoryId = await idsByCode(db, 'category')
  const labelId = await idsByCode(db, 'label')
  await insertRows(
    db,
    'case_category',
    cases.flatMap((item) =>
      materialsOf(item).map((code, position) => ({
        case_id: caseId(item.code),
        category_id: categoryId(code),
        position,
      })),
    ),
  )
  await insertRows(
    db,
    'case_label',
    cases.flatMap((item) => qualitiesOf(item).map((code) => ({ case_id: caseId(item.code), label_id: labelId(code) }))),
  )
}
