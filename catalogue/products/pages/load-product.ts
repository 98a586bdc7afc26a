import { documentLines, lotLines } from '#catalogue/documents/document-lines.ts'
import { commentsShown } from '#catalogue/comments/pages/comments-shown.ts'
import { asListed } from '#catalogue/goods/listed-item.ts'
import { withConditions } from '#catalogue/goods/shown-conditions.ts'
import { withOwnPrices, withOwnPricesIn } from '#catalogue/goods/pages/own-prices.ts'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { shownProperties } from './shown-properties.ts'
import { products, type Strip } from '../contract.ts'
import type { ProductItem, Property } from '#catalogue/goods/product.ts'
import { to } from '#platform/contract/to.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'

const similarShown = 4
const casesShown = 3

/** Everything the page of one product shows. */
export async function loadProduct(visit: Visit) {
  const { api, t, url, formKey } = visit
  const { id } = readQuery(products.detail, url)
  const [listed, signature, similar, substitutes] = await Promise.all([
    api.products.detail({ id }),
    api.products.signature({ id }),
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
    product: { ...listed, ...shownProperties(listed), price: own?.price ?? null },
    documents: [...documentLines(listed.documents, t), ...lotLines(listed.lots, t)],
    strips: signature.flatMap((strip) => drawn(strip, listed.properties)),
    similar: near.map((item) => withConditions(asListed(item))),
    substitutes: replacing,
    cases: cases.list,
    shop,
    comments,
    origin: url.origin,
    mail: mailAbout(localisedTitle(listed, t).text, url.origin + to.product(id)),
    formKey,
  }
}

/** With its property, and its bars as paths on a strip of 100 × 10. */
function drawn({ code, condition, value, half, ...strip }: Strip, properties: Property[]) {
  const property = properties.find((each) => each.code === code && each.condition === condition)
  if (!property) return []
  const bars = { half: `M${half.from} 5H${half.to}`, value: `M${value.from} 1V9H${value.to}V1Z` }
  return [{ ...strip, ...bars, key: `${code} ${condition}`, property }]
}

const mailAbout = (title: string, address: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
export type ProductShop = ProductData['shop']
