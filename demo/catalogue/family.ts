import type { FieldType, Grade } from '#platform/contract/enums.ts'
import type { BrandCode } from './brands.ts'
import type { LeafCategoryCode } from '#site/first-start/server/vocabulary/categories.ts'
import type { ColourCode } from './colours.ts'
import type { LabelCode } from '#site/first-start/server/vocabulary/labels.ts'
import type { MeasurementCode } from '#site/first-start/server/vocabulary/measurements.ts'
import type { PackingCode } from './packings.ts'
import type { Form } from './product.ts'
import type { UseCode } from './uses.ts'

export type Pair = readonly [en: string, zh: string]
export type Value = number | readonly [min: number, max: number]
export type Values = Partial<Record<MeasurementCode, Value>>

export type RowExtras = {
  series?: string
  origin?: string
  labels?: readonly LabelCode[]
  colour?: ColourCode
  translucent?: boolean
  aliases?: readonly string[]
  /** Values beyond the family's columns. */
  plus?: Values
  /** The whole plain name, or only what follows series and model. */
  name?: Pair
  noun?: Pair
  /** One sentence in place of the family's opening. */
  note?: Pair
  /** Reference price in yuan per tonne, where it differs from the family's. */
  price?: number
  form?: Form
}

export type Row = readonly [
  brand: BrandCode,
  model: string,
  values: readonly (Value | null)[],
  use: UseCode,
  extras?: RowExtras,
]

export type Family = {
  category: LeafCategoryCode
  grade?: Grade
  fieldType?: FieldType
  /** Trade name per brand. */
  series?: Partial<Record<BrandCode, string>>
  /** Where it is made, if not in the brand's own country. */
  origins?: Partial<Record<BrandCode, string>>
  columns: readonly MeasurementCode[]
  labels?: readonly LabelCode[]
  /** Reference price in yuan per tonne, value-added tax included. */
  price: number
  packing: PackingCode
  colour: ColourCode
  translucent?: boolean
  form?: Form
  /** What it is called after series and model; the category's name unless said otherwise. */
  noun?: Pair
  opening: Pair
  /** What a processor is told in words; windows are values. */
  processing?: Pair
  rows: readonly Row[]
}
