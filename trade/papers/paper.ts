import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'

/** Of a shipment, from what was loaded. */
export const shipmentSheets = ['invoice', 'packingList', 'deliveryNote', 'analysis'] as const
/** What an operator issues, in one language or in both side by side. */
export const sheetKinds = ['contract', ...shipmentSheets, 'creditNote'] as const
export type SheetKind = (typeof sheetKinds)[number]

/** Papers with numbers of their own. A further kind is a word here, what it is about, and its prefix among the settings. */
export const paperKinds = ['quotation', 'proforma', ...sheetKinds] as const
export type PaperKind = (typeof paperKinds)[number]

export const sheetLanguages = ['zh', 'en', 'both'] as const
export type SheetLanguage = (typeof sheetLanguages)[number]

/** One version as it was issued. */
export interface Paper<Facts> {
  paperNo: string
  version: number
  issuedAt: string
  /** All that it says, in both languages. */
  facts: Facts
  /** A later version than this one replaces it. */
  latest: number
  /** Its shipment never left: the paper says nothing that holds. */
  withdrawn?: boolean
}

/** The same in a list. */
export const IssuedPaper = v.object({
  id: Id,
  kind: v.picklist(sheetKinds),
  paperNo: v.string(),
  version: v.number(),
  issuedAt: Timestamp,
  /** Counted within the order, where it is of a shipment. */
  shipment: v.nullable(v.number()),
  replaced: v.boolean(),
  /** Its shipment never left. */
  withdrawn: v.boolean(),
})
export type IssuedPaper = v.InferOutput<typeof IssuedPaper>
