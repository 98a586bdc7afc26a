import { productDetail } from '#catalogue/products/texts/detail.en-US.ts'

/** The page of one product and the comparison: much text that no other page needs. */
export const productArea = { productDetail }
