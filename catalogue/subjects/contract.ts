import * as v from 'valibot'
import { ProductItem } from '#catalogue/goods/product.ts'
import { get } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'

export const Subject = v.object({
  id: Id,
  name: v.string(),
  nameEn: v.string(),
  description: v.string(),
  descriptionEn: v.string(),
  picture: ProductItem.entries.picture,
  totalCount: v.number(),
})
export type Subject = v.InferOutput<typeof Subject>

export const subjects = {
  subjects: get('/common/product/subjectList', { access: 'open', output: v.array(Subject) }),
  subject: get('/common/product/subject/{id}', {
    access: 'open',
    input: v.object({ ...Paging.entries, id: Id }),
    output: v.object({ ...Subject.entries, products: pageOf(ProductItem) }),
  }),
}
