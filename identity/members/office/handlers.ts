import type { members } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { getDeskMember } from './desk-member.ts'
import { enterMember, inviteAgain } from './enter-member.ts'
import { disableMembers, enableMembers, resetSecondFactor, saveMember, signOutMembers } from './operate-member.ts'
import { searchMemberRows, searchRoleNames } from './queries.ts'

export const deskMemberHandlers: Handlers<typeof members> = {
  list: (filter, { db }) => searchMemberRows(db, filter),
  roles: (_, { db }) => searchRoleNames(db),
  info: ({ id }, { db }) => getDeskMember(db, id),
  enter: (input, context) => enterMember(input, context),
  invite: ({ id }, context) => inviteAgain(id, context),
  update: (input, context) => saveMember(input, context),
  disable: ({ ids }, context) => disableMembers(ids, context),
  enable: ({ ids }, context) => enableMembers(ids, context),
  signOut: ({ ids }, context) => signOutMembers(ids, context),
  resetSecondFactor: (input, context) => resetSecondFactor(input, context),
}
