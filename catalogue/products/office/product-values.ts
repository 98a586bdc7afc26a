import * as v from 'valibot'
import { FieldType, Grade, valuesOf } from '#platform/contract/enums.ts'
import { ChosenId, ChosenMember, Day, DayOf, Id, manyOf, optionalOf, WholeNumber } from '#platform/contract/fields.ts'
import { OptionalLine, OptionalText, PlainLine, PlainText } from '#platform/contract/lines.ts'
import { OptionalAmount } from '#platform/contract/money.ts'
import { documentKinds, standards } from '#catalogue/documents/document.ts'
import { packUnits } from '#catalogue/goods/quantity.ts'
import { Figure, Kilograms, MaybeCurrency, SomeKilograms } from '#platform/contract/office/figures.ts'
import { Code, Line, Ticked } from '#platform/contract/office/fields.ts'
import { Words } from '#platform/contract/office/words.ts'

export const productStatuses = ['draft', 'published', 'withdrawn'] as const
export const productForms = ['pellet', 'flake', 'regrind', 'powder', 'masterbatch'] as const
export const propertySources = ['typical', 'sheet', 'lot', 'lab'] as const

const required = 'adminForm.required'
const chosen = ChosenId(required)
/** Of a tonne; empty is on enquiry. */
const OptionalPrice = OptionalAmount('adminProducts.priceWrong')
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
const SomeDay = v.pipe(v.optional(v.string(), ''), DayOf('adminProducts.day'))

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
  text: v.optional(OptionalLine(60)),
  unit: PlainLine(24),
  method: PlainLine(60),
  condition: v.optional(OptionalLine(60)),
  source: v.optional(v.picklist(propertySources, required), 'typical'),
  statedOn: MaybeDay,
})
const TierRow = v.object({ fromKg: SomeKilograms, price: OptionalPrice })
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
  price: OptionalPrice,
  note: PlainText(500),
  noteEn: PlainText(500),
  testedOn: SomeDay,
  /** `mfr 12.4 g/10min; density 0.90..0.91 g/cm3` */
  measured: PlainText(1000),
})
const DocumentRow = v.object({
  /** Of a document that is there; a new one names the file that was uploaded for it. */
  id: optionalOf(Id),
  fileId: optionalOf(Id),
  kind: v.picklist(documentKinds, required),
  standard: v.nullish(optionalOf(v.picklist(standards, required))),
  /** Of one of the lots that are saved with it. */
  lotCode: v.nullish(OptionalLine(40)),
  locale: v.nullish(optionalOf(v.picklist(['zh-CN', 'en-US']))),
  title: Line(120),
  titleEn: Line(120),
  issuedOn: SomeDay,
  expiresOn: MaybeDay,
})

/** Everything that an operator says of a product. */
export const productDetails = {
  code: Code(80),
  status: v.optional(v.picklist(productStatuses), 'draft'),
  shopId: chosen,
  categoryId: chosen,
  brandId: chosen,
  countryId: chosen,
  grade: ChosenMember(valuesOf(Grade), required),
  fieldType: ChosenMember(valuesOf(FieldType), required),
  series: OptionalLine(80),
  model: Line(80),
  name: OptionalLine(160),
  nameEn: OptionalLine(160),
  description: OptionalText(4000),
  descriptionEn: OptionalText(4000),
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
  price: OptionalPrice,
  samplePrice: OptionalPrice,
  minimumOrderKg: SomeKilograms,
  leadTimeDays: v.pipe(
    v.optional(v.union([WholeNumber], 'adminProducts.days'), 0),
    v.minValue(0, 'adminProducts.days'),
    v.maxValue(999, 'adminProducts.days'),
  ),
  stockKg: v.optional(Kilograms, 0),
  /** Whoever types doubtful prices says that they are right. */
  pricesChecked: Ticked,
  stockWas: optionalOf(Kilograms),
  labelIds: Ids,
  pictureIds: Ids,
  tiers: rowsOf(TierRow),
  packings: rowsOf(PackingRow),
  properties: rowsOf(PropertyRow),
  lots: rowsOf(LotRow),
  documents: rowsOf(DocumentRow),
}
