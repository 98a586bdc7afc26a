import { Grade } from '#platform/contract/enums.ts'
import type { LabelCode } from '#site/first-start/server/vocabulary/labels.ts'
import type { Product } from './product.ts'

/** What a producer releases a grade for does not hold for off-grade and reclaimed goods. */
export const withoutReleases = (labels: readonly LabelCode[]): LabelCode[] =>
  labels.filter((label) => label !== 'food-contact' && label !== 'medical')

const leastClear = 80

const isClear = ({ translucent, properties }: Pick<Product, 'translucent' | 'properties'>) =>
  translucent &&
  properties.every(({ parameter, typical }) => parameter !== 'transmittance' || (typical ?? 0) >= leastClear)

/** The labels of use, family and grade that hold for this very product. */
export function labelsOf(
  named: readonly LabelCode[],
  product: Pick<Product, 'grade' | 'translucent' | 'properties'>,
): LabelCode[] {
  const clear = named.filter((label) => label !== 'transparent' || isClear(product))
  const reclaimed = product.grade === Grade.recycled || product.grade === Grade.crushed
  return [...new Set(reclaimed ? withoutReleases(clear) : clear)]
}
