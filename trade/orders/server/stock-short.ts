import { Refusal } from '#platform/contract/errors.ts'
import type { GoodsName } from '#catalogue/goods/goods-name.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'

interface Named {
  product: GoodsName
  lotCode: string | null
}

/** Too little is left, and of what. */
export const stockShort = (lines: readonly Named[]) =>
  new Refusal('STOCK_SHORT', {
    tells: (t: Translator) => {
      const names = lines.map(({ product, lotCode }) => [productTitle(product, t), lotCode].filter(Boolean).join(' '))
      return t('errors.stockShortOf', { goods: new Intl.ListFormat(t.locale).format(new Set(names)) })
    },
  })
