import { choiceHandlers, recordHandlers } from '#platform/office/records/server/record-handlers.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { brands } from './contract.ts'
import { brandTable } from './table.ts'

export const brandHandlers: Handlers<typeof brands> = { ...recordHandlers(brandTable), ...choiceHandlers(brandTable) }
