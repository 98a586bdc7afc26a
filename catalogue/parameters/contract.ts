import * as v from 'valibot'
import { AttributeFilter, AttributeInput, AttributeSearch, AttributeSelection } from '#platform/contract/enums.ts'
import { enumSchema, Id } from '#platform/contract/fields.ts'
import { parsePropertyRange, type PropertyRange as Range } from './property-range.ts'

/** A physical property that products state, with the units a visitor may ask in. */
export const Parameter = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  group: v.string(),
  unit: v.string(),
  baseUnit: v.string(),
  units: v.array(v.string()),
  methods: v.array(v.string()),
  selectionType: enumSchema(AttributeSelection),
  inputType: enumSchema(AttributeInput),
  filterType: enumSchema(AttributeFilter),
  searchType: enumSchema(AttributeSearch),
  options: v.array(v.object({ value: v.number(), text: v.string(), textEn: v.string() })),
  /** Span of the published products in the base unit; null when none states it. */
  lowest: v.nullable(v.number()),
  highest: v.nullable(v.number()),
  productCount: v.number(),
  /** The conditions and methods by which ranges can ask for it, those that most products state first. */
  comparedAt: v.array(
    v.object({ at: v.string(), condition: v.string(), method: v.nullable(v.string()), productCount: v.number() }),
  ),
})
export type Parameter = v.InferOutput<typeof Parameter>

/** A range as an address writes it. */
export const PropertyRange = v.pipe(
  v.string(),
  v.check((text) => parsePropertyRange(text) !== undefined, 'products.rangeWrong'),
  v.transform((text) => parsePropertyRange(text) as Range),
)
