import type { ProductValues } from '../office/contract.ts'

/** What the audit calls a product. */
export const titleOf = ({ series, model }: Pick<ProductValues, 'series' | 'model'>) =>
  [series, model].filter(Boolean).join(' ')
