import { fieldsOf, textOf } from '#platform/office/form.ts'
import { shipmentDays, type ShipmentMode } from '../shipment.ts'

/** Lines with what was typed of each; one without kilograms is left out. */
export const typedRows = (form: FormData) =>
  [...form.keys()]
    .flatMap((name) => /^row\.(\d+)\.lineId$/.exec(name)?.[1] ?? [])
    .map((row) => ({
      lineId: textOf(form, `row.${row}.lineId`),
      lotId: textOf(form, `row.${row}.lotId`),
      warehouseId: textOf(form, `row.${row}.warehouseId`),
      kilograms: textOf(form, `row.${row}.kilograms`),
    }))
    .filter(({ kilograms }) => kilograms !== '')

/** What the fields of a shipment sent. */
export function typedShipment(form: FormData) {
  return {
    ...fieldsOf(form, 'carrier', 'trackingNumber', 'containers', 'vessel', 'billNumber', ...shipmentDays),
    mode: textOf(form, 'mode') as ShipmentMode | '',
    lines: typedRows(form),
  }
}
