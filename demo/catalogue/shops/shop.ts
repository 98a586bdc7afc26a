import type { Grade, ShopType } from '#platform/contract/enums.ts'
import type { RootCategoryCode } from '#site/first-start/server/vocabulary/categories.ts'
import type { Pair } from '../family.ts'

/** `place` is ISO country, then province and city as pairs. */
export type ShopRow = {
  code: string
  name: Pair
  type: ShopType
  place: readonly [country: string, province: Pair, city: Pair]
  markets: Pair
  about: Pair
  /** What it sells; empty for service companies. */
  categories: readonly RootCategoryCode[]
  grades: readonly Grade[]
  established: number
  staff: number
  certificates: readonly string[]
}

export type Shop = {
  code: string
  nameEn: string
  nameZh: string
  enterpriseType: ShopType
  country: string
  provinceEn: string
  provinceZh: string
  cityEn: string
  cityZh: string
  mainMarketsEn: string
  mainMarketsZh: string
  descriptionEn: string
  descriptionZh: string
  categories: RootCategoryCode[]
  grades: Grade[]
  establishedYear: number
  staff: number
  certificates: string[]
  selfSupport: boolean
  emblemSeed: number
}
