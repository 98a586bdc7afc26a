import { recordHandlers } from '#platform/office/records/server/record-handlers.ts'
import { changeRecords } from '#platform/office/records/server/save-record.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { labels } from './contract.ts'
import { labelTable } from './table.ts'

export const labelHandlers: Handlers<typeof labels> = {
  ...recordHandlers(labelTable),
  showOnHome: ({ ids, onHome }, context) => changeRecords(labelTable, ids, { onHome }, context),
}
