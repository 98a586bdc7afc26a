import { Refusal } from '#platform/contract/errors.ts'
import type { companies } from '#identity/companies/office/contract.ts'
import type { members } from './contract.ts'
import type { menu } from '#identity/roles/office/menu-contract.ts'
import type { roles } from '#identity/roles/office/contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { searchCompanyRows } from '#identity/companies/server/company-queries.ts'
import { getDeskMember } from './desk-member.ts'
import { disableMembers, enableMembers, saveMember, signOutMembers } from './operate-member.ts'
import { keptMenu, moveMenuItem, removeMenuEntries } from '#identity/roles/office/keep-menu.ts'
import { keptRoles, removeUnusedRole } from '#identity/roles/office/keep-role.ts'
import { findMenuItem, searchMenu } from '#identity/roles/server/menu-queries.ts'
import { searchMemberRows, searchRoleNames } from './queries.ts'
import { getDeskCompany, reviewCompany } from '#identity/companies/office/review-company.ts'
import { findRole, searchRoles } from '#identity/roles/server/role-queries.ts'

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
