import type { PackUnit } from '#catalogue/goods/quantity.ts'
import { textOf, textsOf } from '#platform/office/form.ts'
import type { shipmentSheets } from '../paper.ts'

/** What the form for papers of a shipment sent. */
export function typedPacked(form: FormData) {
  const rows = [...form.keys()].flatMap((name) => /^packed\.(\d+)\.packages$/.exec(name)?.[1] ?? [])
  return {
    kinds: textsOf(form, 'kinds') as (typeof shipmentSheets)[number][],
    lines: rows.map((row) => ({
      packages: textOf(form, `packed.${row}.packages`),
      unit: textOf(form, `packed.${row}.unit`) as PackUnit,
      grossKg: textOf(form, `packed.${row}.grossKg`),
      hsCode: textOf(form, `packed.${row}.hsCode`),
    })),
  }
}
