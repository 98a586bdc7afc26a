import type { PackUnit } from '#catalogue/goods/quantity.ts'
import { textOf, textsOf } from '#platform/office/form.ts'
import type { shipmentSheets } from '../paper.ts'

/** What the form for papers of a shipment sent; of what is only about to leave, the rows that do. */
export function typedPacked(form: FormData) {
  const rows = [...form.keys()].flatMap((name) => /^packed\.(\d+)\.packages$/.exec(name)?.[1] ?? [])
  const loaded = rows.filter((row) => form.get(`row.${row}.kilograms`) !== '')
  return {
    kinds: textsOf(form, 'kinds') as (typeof shipmentSheets)[number][],
    lines: loaded.map((row) => ({
      packages: textOf(form, `packed.${row}.packages`),
      unit: textOf(form, `packed.${row}.unit`) as PackUnit,
      grossKg: textOf(form, `packed.${row}.grossKg`),
      hsCode: textOf(form, `packed.${row}.hsCode`),
    })),
  }
}
