import type { ProductValues } from '#contract/operator/products.ts'

/** What the audit calls a product. */
export const titleOf = ({ series, model }: Pick<ProductValues, 'series' | 'model'>) =>
  [series, model].filter(Boolean).join(' ')
