import { choiceHandlers, recordHandlers } from '#platform/office/records/server/record-handlers.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { categories } from './contract.ts'
import { categoryTable } from './table.ts'

export const categoryHandlers: Handlers<typeof categories> = {
  ...recordHandlers(categoryTable),
  ...choiceHandlers(categoryTable),
}
