import type { productArea as english } from '../en-US/product-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { productDetail } from './product-detail.ts'

export const productArea: AreaTranslation<typeof english> = { productDetail }
