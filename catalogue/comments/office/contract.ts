import * as v from 'valibot'
import { GoodsName } from '#catalogue/goods/goods-name.ts'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { OptionalText, RequiredText } from '#platform/contract/lines.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, listing, SearchText, sortBy, Version } from '#platform/contract/office/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'

export const commentTabs = ['open', 'answered', 'hidden', 'all'] as const

export const CommentRow = v.object({
  id: Id,
  orderId: Id,
  orderSn: v.string(),
  memberId: Id,
  memberName: v.string(),
  productId: v.nullable(Id),
  product: GoodsName,
  score: v.number(),
  content: v.nullable(v.string()),
  shownName: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  hiddenReason: v.nullable(v.string()),
  createTime: Timestamp,
  version: v.number(),
})
export type CommentRow = v.InferOutput<typeof CommentRow>

const changes = { permission: 'sales.edit', output: Changed } as const
const changed = { id: Id, version: Version }

/** What buyers say in public. */
export const comments = {
  list: operatorGet('/operator/comments/list', {
    permission: 'sales.read',
    ofShop: true,
    input: v.object({
      ...listing,
      search: SearchText,
      tab: v.optional(v.picklist(commentTabs), 'open'),
      sort: sortBy(['at', 'score'], '-at'),
    }),
    output: pageOf(CommentRow),
  }),
  counts: operatorGet('/operator/comments/counts', {
    permission: 'sales.read',
    ofShop: true,
    output: v.record(v.picklist(commentTabs), v.number()),
  }),
  info: operatorGet('/operator/comments/info', {
    permission: 'sales.read',
    ofShop: true,
    input: v.object({ id: Id }),
    output: CommentRow,
  }),
  /** Shown below the comment; without words the answer is taken away. */
  answer: operatorPost('/operator/comments/answer', {
    ...changes,
    ofShop: true,
    input: v.object({ ...changed, answer: OptionalText(500) }),
  }),
  /** Only the house hides; the writer is told the reason. */
  hide: operatorPost('/operator/comments/hide', {
    ...changes,
    input: v.object({ ...changed, reason: RequiredText('adminComments.enterReason', 500) }),
  }),
  show: operatorPost('/operator/comments/show', { ...changes, input: v.object(changed) }),
}
