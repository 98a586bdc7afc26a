import * as v from 'valibot'
import { get } from '#platform/contract/endpoint.ts'
import { Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { GoodsName } from '#catalogue/goods/goods-name.ts'

/** What anybody may read of a comment; without a name the writer chose to show none. */
export const PublicComment = v.object({
  id: Id,
  productId: Id,
  product: GoodsName,
  score: v.number(),
  content: v.nullable(v.string()),
  shownName: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  createTime: Timestamp,
})
export type PublicComment = v.InferOutput<typeof PublicComment>

const CommentPage = v.object({ ...pageOf(PublicComment).entries, average: v.nullable(v.number()) })
export type CommentPage = v.InferOutput<typeof CommentPage>

export const comments = {
  /** Of one product, or of all that a shop sells. */
  list: get('/common/comment/list', {
    access: 'open',
    kept: true,
    input: v.object({ ...Paging.entries, productId: optionalOf(Id), shopId: optionalOf(Id) }),
    output: CommentPage,
  }),
}
