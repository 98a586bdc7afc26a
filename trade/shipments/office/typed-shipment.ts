import { fieldsOf, textOf } from '#platform/office/form.ts'
import { shipmentDays, type ShipmentMode } from '../shipment.ts'

/** What the fields of a shipment sent; a line without kilograms does not go along. */
export function typedShipment(form: FormData) {
  const rows = [...form.keys()].flatMap((name) => /^row\.(\d+)\.lineId$/.exec(name)?.[1] ?? [])
  return {
    ...fieldsOf(form, 'carrier', 'trackingNumber', 'containers', 'vessel', 'billNumber', ...shipmentDays),
    mode: textOf(form, 'mode') as ShipmentMode | '',
    lines: rows
      .map((row) => ({
        lineId: textOf(form, `row.${row}.lineId`),
        lotId: textOf(form, `row.${row}.lotId`),
        kilograms: textOf(form, `row.${row}.kilograms`),
      }))
      .filter(({ kilograms }) => kilograms !== ''),
  }
}
