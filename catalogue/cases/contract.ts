import * as v from 'valibot'
import { get } from '#platform/contract/endpoint.ts'
import { Id, Timestamp, optionalOf } from '#platform/contract/fields.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { Picture } from '#platform/contract/picture.ts'
import { SearchKey } from '#platform/contract/lines.ts'

const named = { id: Id, name: v.string(), nameEn: v.string() }

export const CaseItem = v.object({
  id: Id,
  title: v.nullable(v.string()),
  titleEn: v.nullable(v.string()),
  summary: v.nullable(v.string()),
  summaryEn: v.nullable(v.string()),
  groupId: Id,
  groupName: v.string(),
  groupNameEn: v.string(),
  /** Who makes the part. */
  industry: v.string(),
  industryEn: v.string(),
  /** The kinds of material it was about. */
  categoryList: v.array(v.object(named)),
  picture: Picture,
  publishedAt: Timestamp,
})
export type CaseItem = v.InferOutput<typeof CaseItem>

export const CaseDetail = v.object({
  ...CaseItem.entries,
  /** Sanitised HTML. */
  body: v.nullable(v.string()),
  bodyEn: v.nullable(v.string()),
  author: v.string(),
  authorEn: v.string(),
  /** What the material had to be good at. */
  labelList: v.array(v.object(named)),
  related: v.array(CaseItem),
})
export type CaseDetail = v.InferOutput<typeof CaseDetail>

export const cases = {
  list: get('/common/case/list', {
    access: 'open',
    kept: true,
    input: v.object({
      ...Paging.entries,
      groupId: optionalOf(Id),
      /** Cases about materials of this category or below it; a product asks with its own. */
      categoryId: optionalOf(Id),
      key: SearchKey(100, 'cases.keyTooLong'),
    }),
    output: pageOf(CaseItem),
  }),
  info: get('/common/case/info/{id}', { access: 'open', kept: true, input: v.object({ id: Id }), output: CaseDetail }),
}
