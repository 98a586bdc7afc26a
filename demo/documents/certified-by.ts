import { Grade } from '#platform/contract/enums.ts'
import type { LabelCode } from '#site/first-start/server/vocabulary/labels.ts'
import { wholeBetween } from '../catalogue/chance.ts'
import type { Product } from '../catalogue/product.ts'
import type { Certified } from './specimens.ts'

/** What may be said of goods only with its paper. */
const claims: Partial<Record<LabelCode, Certified>> = {
  'food-contact': 'FDA',
  medical: 'ISO 10993',
  pcr: 'GRS',
  pir: 'GRS',
}

/** A paper for every claim, and the usual declarations for some. */
export function certifiedBy({ code, grade, labels, properties }: Product): Certified[] {
  const claimed = labels.flatMap((label) => claims[label] ?? [])
  const flame = properties.some(({ parameter }) => parameter === 'ul94')
  const usual = grade === Grade.prime && wholeBetween(1, 4, code, 'certified') === 1
  return [...claimed, ...(flame ? (['UL'] as const) : []), ...(usual ? (['REACH', 'RoHS'] as const) : [])]
}
