import { parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { mostEnquiryLines, mostWantedRanges } from '../enquiry-limits.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import type { TypedLine } from '../typed-line.ts'
import { joinRanges } from './enquiry-form-data.ts'
import type { Visit } from '#platform/web/visit.ts'

const mostCarried = 5

/** What the visitor was looking at: products with quantity and unit, or the words and values of a search. */
export async function carriedLines({ api, url, t }: Visit, known: Set<string>): Promise<TypedLine[]> {
  const query = url.searchParams
  const lines = query.getAll('line').slice(0, mostEnquiryLines)
  if (lines.length > 0) return namedLines(api, t, lines)
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
      quantity: query.get('quantity') ?? '',
      unit: query.get('unit') ?? 'MT',
    },
  ]
}

/** Goods with a quantity each, as an order would name them: `12:25:MT`, or `12-7:500:kg` for a lot. */
async function namedLines(api: Visit['api'], t: Visit['t'], lines: readonly string[]): Promise<TypedLine[]> {
  const wanted = lines.flatMap((line) => {
    const [, productId, lotId = '', quantity, unit] = /^(\d+)(?:-(\d+))?:([\d.]+):(\w+)$/.exec(line) ?? []
    return productId && quantity && unit ? [{ productId, lotId, quantity, unit }] : []
  })
  const found = await Promise.all(
    wanted.map(async (line) => {
      const product = await api.products.detail({ id: line.productId }).catch(() => undefined)
      return product && { ...line, productName: localisedTitle(product, t).text }
    }),
  )
  return found.flatMap((line) => line ?? [])
}
