import { parsePropertyRange } from '#contract/property-range.ts'
import { unitLabel } from '#contract/units.ts'
import { productTitle } from '../products/product-title.ts'
import type { Visit } from '#web/lib/visit.ts'
import type { TypedLine } from './enquiry-form-data.ts'

const mostCarried = 5

/** What the visitor was looking at: products with quantity and unit, or the words and values of a search. */
export async function carriedLines({ api, url, t }: Visit): Promise<TypedLine[]> {
  const query = url.searchParams
  const ids = query.getAll('productId').map(Number).filter(Number.isInteger).slice(0, mostCarried)
  const found = await Promise.all(ids.map((id) => api.products.detail({ id }).catch(() => undefined)))
  const products = found.flatMap((product) => product ?? [])
  if (products.length > 0)
    return products.map((product) => ({
      productId: String(product.id),
      lotId: query.get('lotId') ?? '',
      productName: productTitle(product, t).text,
      quantity: query.get('quantity') ?? '',
      unit: query.get('unit') ?? 'MT',
    }))
  const ranges = query.getAll('range').flatMap((text) => parsePropertyRange(text) ?? [])
  const wanted = ranges.map(({ code, min, max, unit }) => `${code} ${min ?? ''}–${max ?? ''} ${unitLabel(unit)}`)
  const line: TypedLine = { productName: query.get('key') ?? '', specification: wanted.join(', ') }
  return [line]
}
