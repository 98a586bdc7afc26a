import type { Lot, ProductDetail } from '#catalogue/goods/product.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import type { SheetWords } from './sheet-words.ts'

export interface Datasheet {
  product: ProductDetail
  system: UnitSystem
  words: SheetWords
  /** The site in its languages. */
  brand: string
  /** The page of the product. */
  link: string
  /** A JPEG of the material. */
  picture: Buffer | undefined
  /** Of this lot alone: its measured values stand in place of the typical ones. */
  lot?: Lot
  /** Made up for a demonstration, and says so. */
  specimen: boolean
}
