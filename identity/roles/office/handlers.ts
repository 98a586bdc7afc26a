import { Refusal } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { findMenuItem, searchMenu } from '../server/menu-queries.ts'
import { findRole, searchRoles } from '../server/role-queries.ts'
import type { roles } from './contract.ts'
import { keptMenu, moveMenuItem, removeMenuEntries } from './keep-menu.ts'
import { keptRoles, removeUnusedRole } from './keep-role.ts'
import type { menu } from './menu-contract.ts'

const found = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

export const deskRoleHandlers: Handlers<typeof roles> = {
  list: (_, { db }) => searchRoles(db),
  info: async ({ id }, { db }) => found(await findRole(db, id)),
  create: (input, context) => keptRoles.create(input, context),
  update: (input, context) => keptRoles.save(input, context),
  remove: ({ id }, context) => removeUnusedRole(id, context),
}

export const menuHandlers: Handlers<typeof menu> = {
  list: (_, { db }) => searchMenu(db),
  info: async ({ id }, { db }) => found(await findMenuItem(db, id)),
  create: (input, context) => keptMenu.create(input, context),
  update: (input, context) => keptMenu.save(input, context),
  remove: ({ ids }, context) => removeMenuEntries(ids, context),
  move: (input, context) => moveMenuItem(input, context),
}
