import { commentsShown } from '#catalogue/comments/pages/comments-shown.ts'
import { products } from '../contract.ts'
import { randomId } from '#platform/web/random-id.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'

const similarShown = 4
const casesShown = 3

/** Everything the page of one product shows. */
export async function loadProduct({ api, url }: Visit) {
  const { id } = readQuery(products.detail, url)
  const [product, similar, substitutes] = await Promise.all([
    api.products.detail({ id }),
    api.products.similar({ id, limit: similarShown }),
    api.products.substitutes({ id }),
  ])
  const [cases, shop, comments] = await Promise.all([
    api.cases.list({ categoryId: product.categoryId, limit: casesShown }),
    api.shops.detail({ id: product.shopId }),
    product.commentCount > 0 ? api.comments.list({ productId: id, limit: commentsShown(url) }) : null,
  ])
  return {
    product,
    similar: similar.list,
    substitutes,
    cases: cases.list,
    shop,
    comments,
    origin: url.origin,
    /** Names the form of this page load. */
    formKey: randomId(),
  }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
export type ProductShop = ProductData['shop']
