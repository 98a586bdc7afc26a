import { documentLines, lotLines } from '#catalogue/documents/document-lines.ts'
import { commentsShown } from '#catalogue/comments/pages/comments-shown.ts'
import { withOwnPrices, withOwnPricesIn } from '#catalogue/goods/pages/own-prices.ts'
import { products } from '../contract.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { randomId } from '#platform/web/random-id.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'

const similarShown = 4
const casesShown = 3

/** Everything the page of one product shows. */
export async function loadProduct(visit: Visit) {
  const { api, t, url } = visit
  const { id } = readQuery(products.detail, url)
  const [listed, similar, substitutes] = await Promise.all([
    api.products.detail({ id }),
    api.products.similar({ id, limit: similarShown }),
    api.products.substitutes({ id }),
  ])
  const [[own, ...near], replacing, cases, shop, comments] = await Promise.all([
    withOwnPrices<ProductItem>(visit, [listed, ...similar.list]),
    withOwnPricesIn(visit, substitutes),
    api.cases.list({ categoryId: listed.categoryId, limit: casesShown }),
    api.shops.detail({ id: listed.shopId }),
    listed.commentCount > 0 ? api.comments.list({ productId: id, limit: commentsShown(url) }) : null,
  ])
  return {
    product: { ...listed, price: own?.price ?? null },
    documents: [...documentLines(listed.documents, t), ...lotLines(listed.lots, t)],
    similar: near,
    substitutes: replacing,
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
