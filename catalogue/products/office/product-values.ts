import * as v from 'valibot'
import { FieldType, Grade, valuesOf } from '#platform/contract/enums.ts'
import { ChosenId, ChosenMember, Day, Id, manyOf, optionalOf, WholeNumber } from '#platform/contract/fields.ts'
import { packUnits } from '#catalogue/goods/quantity.ts'
import { Figure, Kilograms, MaybeCurrency, PriceText, SomeKilograms } from '#platform/contract/office/figures.ts'
import { Line, OptionalLine, Ticked } from '#platform/contract/office/fields.ts'
import { Words } from '#platform/contract/office/words.ts'

export const productStatuses = ['draft', 'published', 'withdrawn'] as const
export const productForms = ['pellet', 'flake', 'regrind', 'powder', 'masterbatch'] as const
export const propertySources = ['typical', 'sheet', 'lot', 'lab'] as const
export const documentKinds = ['TDS', 'SDS', 'COA', 'certificate'] as const

const required = 'adminForm.required'
const chosen = ChosenId(required)
const MaybeLine = (most: number) =>
  v.pipe(
    v.optional(v.nullable(v.string()), ''),
    v.transform((text) => text?.trim().normalize('NFC') || null),
    v.check((text) => (text?.length ?? 0) <= most, 'errors.tooLong'),
  )
const MaybeDay = v.optional(
  v.union(
    [
      v.pipe(
        v.union([v.literal(''), v.null()]),
        v.transform(() => null),
      ),
      Day,
    ],
    'adminProducts.day',
  ),
)
const SomeDay = v.pipe(v.optional(v.string(), ''), v.isoDate('adminProducts.day'))

const Ids = v.pipe(v.optional(manyOf(Id), []), v.maxLength(40, 'errors.tooLong'))
const rowsOf = <S extends v.GenericSchema>(row: S) =>
  v.pipe(v.optional(v.array(row), []), v.maxLength(100, 'errors.tooLong'))

/** A value with the unit it is stated in; the unit is one of the parameter's own. */
const PropertyRow = v.object({
  parameterId: chosen,
  min: Figure,
  typical: Figure,
  max: Figure,
  /** The class, where the parameter has classes. */
  text: v.optional(MaybeLine(60)),
  unit: OptionalLine(24),
  method: OptionalLine(60),
  condition: v.optional(MaybeLine(60)),
  source: v.optional(v.picklist(propertySources, required), 'typical'),
  statedOn: MaybeDay,
})
const TierRow = v.object({ fromKg: SomeKilograms, price: PriceText })
const PackingRow = v.object({
  unit: v.picklist(packUnits, required),
  kilograms: SomeKilograms,
  holdsUnit: v.nullish(optionalOf(v.picklist(packUnits, required))),
  holdsCount: Figure,
})
const LotRow = v.object({
  id: optionalOf(Id),
  code: Line(40),
  kilograms: SomeKilograms,
  stockKg: Kilograms,
  /** What was on the screen: a sale meanwhile is not undone by saving. */
  stockWas: optionalOf(Kilograms),
  currency: MaybeCurrency,
  price: PriceText,
  note: OptionalLine(500),
  noteEn: OptionalLine(500),
  testedOn: SomeDay,
  /** `mfr 12.4 g/10min; density 0.90..0.91 g/cm3` */
  measured: OptionalLine(1000),
})
const DocumentRow = v.object({
  /** Of a document that is there; a new one names the file that was uploaded for it. */
  id: optionalOf(Id),
  fileId: optionalOf(Id),
  kind: v.picklist(documentKinds, required),
  locale: v.nullish(optionalOf(v.picklist(['zh-CN', 'en-US']))),
  title: Line(120),
  titleEn: Line(120),
  issuedOn: SomeDay,
})

/** Everything that an operator says of a product. */
export const productDetails = {
  code: v.pipe(OptionalLine(80), v.nonEmpty(required), v.regex(/^[a-z0-9-]+$/, 'adminForm.code')),
  status: v.optional(v.picklist(productStatuses), 'draft'),
  shopId: chosen,
  categoryId: chosen,
  brandId: chosen,
  countryId: chosen,
  grade: ChosenMember(valuesOf(Grade), required),
  fieldType: ChosenMember(valuesOf(FieldType), required),
  series: MaybeLine(80),
  model: Line(80),
  name: MaybeLine(160),
  nameEn: MaybeLine(160),
  description: MaybeLine(4000),
  descriptionEn: MaybeLine(4000),
  form: v.picklist(productForms, required),
  colourHex: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.toLowerCase(),
    v.regex(/^#[0-9a-f]{6}$/, 'adminProducts.colourWrong'),
  ),
  colourName: Line(40),
  colourNameEn: Line(40),
  aliases: Words,
  selfRun: Ticked,
  recommended: Ticked,
  isNew: Ticked,
  currency: MaybeCurrency,
  price: PriceText,
  minimumOrderKg: SomeKilograms,
  leadTimeDays: v.pipe(
    v.optional(v.union([WholeNumber], 'adminProducts.days'), 0),
    v.minValue(0, 'adminProducts.days'),
    v.maxValue(999, 'adminProducts.days'),
  ),
  stockKg: v.optional(Kilograms, 0),
  stockWas: optionalOf(Kilograms),
  labelIds: Ids,
  pictureIds: Ids,
  tiers: rowsOf(TierRow),
  packings: rowsOf(PackingRow),
  properties: rowsOf(PropertyRow),
  lots: rowsOf(LotRow),
  documents: rowsOf(DocumentRow),
}
