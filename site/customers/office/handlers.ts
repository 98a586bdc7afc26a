import type { Handlers } from '#platform/server/api/context.ts'
import type { customers } from './contract.ts'
import { getTrade, noteOnCompany } from './get-trade.ts'
import { mergeCompany, previewMerge } from './merge-company.ts'

export const customerHandlers: Handlers<typeof customers> = {
  trade: ({ id }, { db }) => getTrade(db, id),
  note: (input, context) => noteOnCompany(input, context),
  mergePreview: (input, { db }) => previewMerge(db, input),
  merge: (input, context) => mergeCompany(input, context),
}
