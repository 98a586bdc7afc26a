import type { productArea as english } from './product-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { productDetail } from '#catalogue/products/texts/detail.zh-CN.ts'

export const productArea: AreaTranslation<typeof english> = { productDetail }
