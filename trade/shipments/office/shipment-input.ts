import * as v from 'valibot'
import { DayOf, Id, Kilograms, optionalOf } from '#platform/contract/fields.ts'
import { Entries, OptionalLine, RequiredLine } from '#platform/contract/lines.ts'
import { shipmentModes } from '../shipment.ts'

/** Null where nothing was typed. */
const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(
    v.union([
      v.pipe(
        v.nullable(v.literal('')),
        v.transform(() => null),
      ),
      schema,
    ]),
    null,
  )
const Day = orNull(DayOf('adminShipments.dayWrong'))

/** As ISO 6346 has it, such as MSKU1234565. */
const containerNumber = /^[A-Z]{3}[UJZ]\d{7}(\s|$)/
const Containers = v.pipe(
  Entries(20, 60),
  v.mapItems((line) => line.toUpperCase()),
  v.everyItem((line) => containerNumber.test(line), 'adminShipments.containerWrong'),
)

/** What is typed of a shipment, new or corrected. */
export const shipmentEntries = {
  carrier: RequiredLine('adminOrders.enterCarrier', 80),
  trackingNumber: RequiredLine('adminOrders.enterNumber', 80),
  mode: orNull(v.picklist(shipmentModes)),
  containers: Containers,
  vessel: OptionalLine(80),
  billNumber: OptionalLine(60),
  readyOn: Day,
  loadedOn: Day,
  etd: Day,
  eta: Day,
  deliveredOn: Day,
  lines: v.pipe(
    v.array(
      v.object({
        lineId: Id,
        lotId: optionalOf(Id),
        warehouseId: optionalOf(Id),
        kilograms: Kilograms('adminOrders.kilogramsWrong'),
      }),
    ),
    v.minLength(1, 'adminShipments.nothingLoaded'),
    v.maxLength(200),
  ),
}
const Input = v.object(shipmentEntries)
export type ShipmentInput = v.InferOutput<typeof Input>
