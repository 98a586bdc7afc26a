import { Refusal } from '#contract/errors.ts'
import type { companies } from '#contract/operator/companies.ts'
import type { members } from '#contract/operator/members.ts'
import type { menu } from '#contract/operator/menu.ts'
import type { roles } from '#contract/operator/roles.ts'
import type { Handlers } from '#server/http/context.ts'
import { searchCompanyRows } from './company-queries.ts'
import { getDeskMember } from './desk-member.ts'
import { disableMembers, enableMembers, saveMember, signOutMembers } from './operate-member.ts'
import { keptMenu, moveMenuItem, removeMenuEntries } from './keep-menu.ts'
import { keptRoles, removeUnusedRole } from './keep-role.ts'
import { findMenuItem, searchMenu } from './menu-queries.ts'
import { searchMemberRows, searchRoleNames } from './operator-queries.ts'
import { getDeskCompany, reviewCompany } from './review-company.ts'
import { findRole, searchRoles } from './role-queries.ts'

const found = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

export const deskMemberHandlers: Handlers<typeof members> = {
  list: (filter, { db }) => searchMemberRows(db, filter),
  roles: (_, { db }) => searchRoleNames(db),
  info: ({ id }, { db }) => getDeskMember(db, id),
  update: (input, context) => saveMember(input, context),
  disable: ({ ids }, context) => disableMembers(ids, context),
  enable: ({ ids }, context) => enableMembers(ids, context),
  signOut: ({ ids }, context) => signOutMembers(ids, context),
}

export const deskCompanyHandlers: Handlers<typeof companies> = {
  list: (filter, { db }) => searchCompanyRows(db, filter),
  info: ({ id }, { db }) => getDeskCompany(db, id),
  review: (input, context) => reviewCompany(input, context),
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
