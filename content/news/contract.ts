import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, Timestamp, optionalOf } from '#platform/contract/fields.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { Picture } from '#platform/contract/picture.ts'

export const NewsItem = v.object({
  id: Id,
  title: v.nullable(v.string()),
  titleEn: v.nullable(v.string()),
  summary: v.nullable(v.string()),
  summaryEn: v.nullable(v.string()),
  groupId: Id,
  groupName: v.string(),
  groupNameEn: v.string(),
  picture: Picture,
  publishedAt: Timestamp,
})
export type NewsItem = v.InferOutput<typeof NewsItem>

const Neighbour = v.nullable(v.pick(NewsItem, ['id', 'title', 'titleEn']))

export const NewsDetail = v.object({
  ...NewsItem.entries,
  /** Sanitised HTML. */
  body: v.nullable(v.string()),
  bodyEn: v.nullable(v.string()),
  author: v.string(),
  authorEn: v.string(),
  previous: Neighbour,
  next: Neighbour,
  related: v.array(NewsItem),
})
export type NewsDetail = v.InferOutput<typeof NewsDetail>

export const news = {
  list: get('/common/news/list', {
    access: 'open',
    kept: true,
    input: v.object({ ...Paging.entries, groupId: optionalOf(Id), shopId: optionalOf(Id) }),
    output: pageOf(NewsItem),
  }),
  detail: get('/common/news/detail/{id}', {
    access: 'open',
    kept: true,
    input: v.object({ id: Id }),
    output: NewsDetail,
  }),
  /** The error page offers the article of an old link; the answer is a list of one. */
  works: post('/anchor/worksList', { access: 'open', input: v.object({ id: Id }), output: v.array(NewsItem) }),
}
