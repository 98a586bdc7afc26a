import { recordHandlers } from '#platform/office/records/server/record-handlers.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { menu } from './menu-contract.ts'
import { menuTable } from './menu-table.ts'
import { moveMenuItem, removeMenuItems } from './move-menu-item.ts'

export const menuHandlers: Handlers<typeof menu> = {
  ...recordHandlers(menuTable),
  remove: ({ ids }, context) => removeMenuItems(ids, context),
  move: (input, context) => moveMenuItem(input, context),
}
