import { choiceHandlers, recordHandlers } from '#platform/office/records/server/record-handlers.ts'
import { removeRecords } from '#platform/office/records/server/remove-record.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { roles } from './contract.ts'
import type { menu } from './menu-contract.ts'
import { menuTable } from './menu-table.ts'
import { moveMenuItem, removeMenuItems } from './move-menu-item.ts'
import { roleTable } from './role-table.ts'

export const deskRoleHandlers: Handlers<typeof roles> = {
  ...recordHandlers(roleTable),
  ...choiceHandlers(roleTable),
  remove: ({ id }, context) => removeRecords(roleTable, [id], context),
}

export const menuHandlers: Handlers<typeof menu> = {
  ...recordHandlers(menuTable),
  ...choiceHandlers(menuTable),
  remove: ({ ids }, context) => removeMenuItems(ids, context),
  move: (input, context) => moveMenuItem(input, context),
}
