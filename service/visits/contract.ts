import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { CookieId, Day, Id, WholeNumber, manyOf } from '#platform/contract/fields.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { ProductItem } from '#catalogue/goods/product.ts'

/** What a page reports when it is opened; flags, platform and address are worked out by the server. */
const Visit = v.object({
  cookieId: CookieId,
  url: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000)),
  referrer: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
})

const Saved = v.object({ cookieId: v.string(), id: Id, visitHistoryId: Id, customerServiceId: Id })

const BrowsedProduct = v.object({ id: Id, day: Day, product: ProductItem })
export type BrowsedProduct = v.InferOutput<typeof BrowsedProduct>

export const history = {
  save: post('/common/history/save', { access: 'open', input: Visit, output: Saved }),
  saveAsMember: post('/customer/history/save', { access: 'member', input: Visit, output: Saved }),
  updateReadTime: post('/common/history/updateReadTime', {
    access: 'open',
    input: v.object({
      id: Id,
      cookieId: v.optional(v.string()),
      seconds: v.optional(v.pipe(WholeNumber, v.minValue(0))),
    }),
  }),
  list: get('/customer/history/list', { access: 'member', input: Paging, output: pageOf(BrowsedProduct) }),
  delete: post('/customer/history/delete', { access: 'member', input: v.object({ ids: manyOf(Id) }) }),
}
