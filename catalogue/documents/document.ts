import * as v from 'valibot'
import { Day, Id } from '#platform/contract/fields.ts'

export const documentKinds = ['TDS', 'SDS', 'COA', 'certificate'] as const
/** What buyers ask for by name; anything else is named in its title. */
export const standards = ['REACH', 'RoHS', 'FDA', 'UL', 'GRS', 'ISCC PLUS', 'ISO 9001', 'Halal', 'Kosher'] as const

export const Document = v.object({
  id: Id,
  kind: v.picklist(documentKinds),
  /** What a certificate certifies, such as REACH. */
  standard: v.nullable(v.picklist(standards)),
  /** Of this lot alone. */
  lotId: v.nullable(Id),
  locale: v.nullable(v.string()),
  title: v.string(),
  titleEn: v.string(),
  url: v.string(),
  bytes: v.number(),
  issuedOn: Day,
  expiresOn: v.nullable(Day),
  expired: v.boolean(),
})
export type Document = v.InferOutput<typeof Document>
