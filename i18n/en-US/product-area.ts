import { productDetail } from './product-detail.ts'

/** The page of one product and the comparison: much text that no other page needs. */
export const productArea = { productDetail }
