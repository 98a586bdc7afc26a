import type { ProductFilter } from '../../contract.ts'
import type { Reading, WantedQuantity } from './read-key.ts'

export type ReadFilter = Pick<ProductFilter, 'key' | 'range' | 'without' | 'inStock' | 'selfSupportFlag'> & {
  wanted: WantedQuantity | undefined
}

const most = { range: 8, without: 5 }

/** What was read, together with what was chosen. */
export const asFilter = (
  chosen: ProductFilter,
  { key, range, without, inStock, selfRun, wanted }: Reading,
): ReadFilter => ({
  key: key || undefined,
  range: [...(chosen.range ?? []), ...range].slice(0, most.range),
  without: [...(chosen.without ?? []), ...without].slice(0, most.without),
  inStock: inStock ? 1 : chosen.inStock,
  selfSupportFlag: selfRun ? 1 : chosen.selfSupportFlag,
  wanted,
})
