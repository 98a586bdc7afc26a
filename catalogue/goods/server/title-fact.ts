import type { GoodsName } from '../goods-name.ts'
import { productTitle } from '../product-title.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'

/** What goods are called, for a notice that is read in either language. */
export const titleFact = (product: GoodsName) => ({
  zh: productTitle(product, translatorFor('zh-CN')),
  en: productTitle(product, translatorFor('en-US')),
})
