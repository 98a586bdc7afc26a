import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'

export const shipmentModes = ['truck', 'lcl', '20gp', '40hq', 'courier'] as const
export type ShipmentMode = (typeof shipmentModes)[number]

export const paperKinds = ['billOfLading', 'origin', 'insurance', 'packingList', 'photo', 'other'] as const
export type PaperKind = (typeof paperKinds)[number]

/** In the order in which they happen. */
export const shipmentDays = ['readyOn', 'loadedOn', 'etd', 'eta', 'deliveredOn'] as const

/** What can be corrected, and is named in the history. */
export const shipmentFields = [
  'carrier',
  'trackingNumber',
  'mode',
  'containers',
  'vessel',
  'billNumber',
  ...shipmentDays,
  'lines',
] as const

const day = v.nullable(v.string())

/** What is written on it, beside its weights. */
export const ShipmentFacts = v.object({
  trackingNumber: v.nullable(v.string()),
  mode: v.nullable(v.picklist(shipmentModes)),
  /** Number and seal of each. */
  containers: v.array(v.string()),
  vessel: v.nullable(v.string()),
  billNumber: v.nullable(v.string()),
  readyOn: day,
  loadedOn: day,
  etd: day,
  eta: day,
  deliveredOn: day,
})
export type ShipmentFacts = v.InferOutput<typeof ShipmentFacts>

export const Shipment = v.object({
  id: Id,
  version: v.number(),
  /** Counted within the order. */
  number: v.number(),
  status: v.picklist(['shipped', 'received']),
  carrier: v.nullable(v.string()),
  carrierEn: v.nullable(v.string()),
  /** Where the carrier shows it. */
  trackingUrl: v.nullable(v.string()),
  ...ShipmentFacts.entries,
  kilograms: v.number(),
  lines: v.array(
    v.object({
      lineId: Id,
      lotId: v.nullable(Id),
      lotCode: v.nullable(v.string()),
      /** Null: the main one. */
      warehouseId: v.nullable(Id),
      kilograms: v.number(),
    }),
  ),
  shippedTime: Timestamp,
  /** When it counts as received without a word; null until it has arrived. */
  receiveUntil: v.nullable(Timestamp),
  receivedTime: v.nullable(Timestamp),
  papers: v.array(
    v.object({ id: Id, kind: v.picklist(paperKinds), name: v.string(), size: v.number(), url: v.string() }),
  ),
  /** Whether the catalogue has certificates of analysis of what was loaded. */
  certified: v.boolean(),
  /** What became different since it left. */
  changes: v.array(
    v.object({
      time: Timestamp,
      fields: v.array(v.object({ field: v.picklist(shipmentFields), from: v.string(), to: v.string() })),
    }),
  ),
})
export type Shipment = v.InferOutput<typeof Shipment>
