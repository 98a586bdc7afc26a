import { parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { mostWantedRanges } from '../enquiry-limits.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { joinRanges, type TypedLine } from './enquiry-form-data.ts'
import type { Visit } from '#platform/web/visit.ts'

const mostCarried = 5

/** What the visitor was looking at: products with quantity and unit, or the words and values of a search. */
export async function carriedLines({ api, url, t }: Visit, known: Set<string>): Promise<TypedLine[]> {
  const query = url.searchParams
  const ids = query.getAll('productId').map(Number).filter(Number.isInteger).slice(0, mostCarried)
  const found = await Promise.all(ids.map((id) => api.products.detail({ id }).catch(() => undefined)))
  const products = found.flatMap((product) => product ?? [])
  if (products.length > 0)
    return products.map((product) => ({
      productId: String(product.id),
      lotId: query.get('lotId') ?? '',
      productName: localisedTitle(product, t).text,
      quantity: query.get('quantity') ?? '',
      unit: query.get('unit') ?? 'MT',
    }))
  const grades = query.getAll('grade').map((grade) => kindLabel(t, 'Grade', Number(grade)))
  const ranges = query.getAll('range').filter((range) => known.has(parsePropertyRange(range)?.code ?? ''))
  return [
    {
      productName: query.get('key') ?? '',
      range: joinRanges(ranges.slice(0, mostWantedRanges)),
      specification: grades.join(', '),
    },
  ]
}
