import * as v from 'valibot'
import { packUnits } from '#catalogue/goods/quantity.ts'
import { Id, Kilograms, optionalOf, WholeNumber } from '#platform/contract/fields.ts'
import { OptionalText } from '#platform/contract/lines.ts'
import { shipmentSheets } from '../paper.ts'

/** What only those know who loaded the goods, a row for each line of the shipment in its order. */
export const packedEntries = {
  kinds: v.pipe(
    v.optional(v.array(v.picklist(shipmentSheets)), () => []),
    v.minLength(1, 'adminPapers.chooseKind'),
    v.maxLength(shipmentSheets.length),
  ),
  marks: OptionalText(400),
  lines: v.pipe(
    v.array(
      v.object({
        packages: v.pipe(WholeNumber, v.minValue(1, 'adminPapers.packagesWrong'), v.maxValue(1_000_000)),
        unit: v.picklist(packUnits),
        grossKg: Kilograms('adminOrders.kilogramsWrong'),
        hsCode: optionalOf(v.pipe(v.string(), v.trim(), v.regex(/^\d{6,10}$/, 'adminPapers.hsCodeWrong'))),
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
}
const Input = v.object(packedEntries)
export type PackedInput = v.InferOutput<typeof Input>

/** What the form for them starts with. */
export const Packing = v.object({
  /** Null: of what is left. */
  shipmentId: v.nullable(Id),
  marks: v.nullable(v.string()),
  lines: v.array(
    v.object({
      lineId: Id,
      lotCode: v.nullable(v.string()),
      kilograms: v.number(),
      packages: v.nullable(v.number()),
      unit: v.picklist(packUnits),
      grossKg: v.nullable(v.number()),
      hsCode: v.nullable(v.string()),
    }),
  ),
})
