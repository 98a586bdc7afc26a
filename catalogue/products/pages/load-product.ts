import { documentLines, lotLines } from '#catalogue/documents/document-lines.ts'
import { commentsShown } from '#catalogue/comments/pages/comments-shown.ts'
import { asListed } from '#catalogue/goods/listed-item.ts'
import { withConditions } from '#catalogue/goods/shown-conditions.ts'
import { withOwnPrices, withOwnPricesIn } from '#catalogue/goods/pages/own-prices.ts'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { shownProperties } from './shown-properties.ts'
import { CaseCards } from '#catalogue/cases/pages/case-cards.tsx'
import { asShown } from '#catalogue/compare/shown-substitute.ts'
import { unitsOf } from '#catalogue/goods/pages/use-units.ts'
import { drawnOnce } from '#platform/web/drawn.tsx'
import { ShopParts } from './shop-parts.tsx'
import { stripPaths } from './strip-paths.ts'
import { Strips } from './strips.tsx'
import { products } from '../contract.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
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
  const strips = signature.flatMap((strip) => stripPaths(strip, listed.properties))
  return {
    product: { ...listed, ...shownProperties(listed), price: own?.price ?? null },
    similar: near.map((item) => withConditions(asListed(item))),
    substitutes: replacing.map(asShown),
    documents: [...documentLines(listed.documents, t), ...lotLines(listed.lots, t)],
    drawn: {
      strips: strips.length > 1 && drawnOnce(t, Strips, { strips, system: unitsOf(url.searchParams) }),
      cases: cases.list.length > 0 && drawnOnce(t, CaseCards, { cases: cases.list }),
      shop: drawnOnce(t, ShopParts, { shop }),
    },
    comments,
    origin: url.origin,
    mail: mailAbout(localisedTitle(listed, t).text, url.origin + to.product(id)),
    formKey,
  }
}

const mailAbout = (title: string, address: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
