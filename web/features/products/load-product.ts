import { products } from '#contract/products.ts'
import { readQuery } from '#web/lib/page.ts'
import type { Visit } from '#web/lib/visit.ts'

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
  const cases = await api.cases.list({ categoryId: product.categoryId, limit: casesShown })
  return {
    product,
    similar: similar.list,
    substitutes,
    cases: cases.list,
    origin: url.origin,
    /** Names the form of this page load. */
    formKey: crypto.randomUUID(),
  }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
export type Substitute = ProductData['substitutes'][number]
