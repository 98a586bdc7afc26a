import type { FieldType, Grade } from '#platform/contract/enums.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { PriceTier } from '#catalogue/goods/price.ts'
import type { PackUnit } from '#catalogue/goods/quantity.ts'
import type { Unit } from '#catalogue/parameters/units.ts'
import type { BrandCode } from './brands.ts'
import type { LeafCategoryCode } from '#site/first-start/server/vocabulary/categories.ts'
import type { ColourCode } from './colours.ts'
import type { LabelCode } from '#site/first-start/server/vocabulary/labels.ts'
import type { ProcessCode } from './labels.ts'
import type { ParameterCode } from '#site/first-start/server/vocabulary/parameters.ts'

export type Form = 'pellet' | 'flake' | 'regrind' | 'powder' | 'masterbatch'

export type Property = {
  parameter: ParameterCode
  min: number | null
  typical: number | null
  max: number | null
  /** The class as printed (`V-0`) where the number is only its rank. */
  text: string | null
  unit: Unit
  method: string
  condition: string | null
  /** Illustrative typical values, or the measured values of one lot; never a producer's sheet. */
  source: 'typical' | 'lot'
}

export type Packing = { unit: PackUnit; kilograms: number; holds: { unit: PackUnit; count: number } | null }

export type Price = { currency: Currency; perTonneMinor: number; tiers: PriceTier[] }

export type Lot = {
  code: string
  kilograms: number
  measured: Property[]
  testedDaysAgo: number
  price: Price | null
  noteEn: string
  noteZh: string
}

export type Product = {
  code: string
  /** Trade name; null where the producer sells by model name alone. */
  series: string | null
  model: string
  category: LeafCategoryCode
  brand: BrandCode
  grade: Grade
  fieldType: FieldType
  origin: string
  labels: LabelCode[]
  process: ProcessCode
  /** One of the two languages may be missing, never both. */
  nameEn: string | null
  nameZh: string | null
  descriptionEn: string | null
  descriptionZh: string | null
  properties: Property[]
  form: Form
  colour: { code: ColourCode; hex: string; nameEn: string; nameZh: string }
  translucent: boolean
  packings: Packing[]
  /** Null is "price on enquiry", the normal case. */
  price: Price | null
  minimumOrderKg: number
  stockKg: number
  leadTimeDays: number
  selfSupport: boolean
  recommended: boolean
  isNew: boolean
  lots: Lot[]
  aliases: string[]
  shop: string
}
