import { Refusal } from '#platform/contract/errors.ts'
import type { MemberInfo } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sessionsOf } from '#identity/account-security/server/list-sessions.ts'
import type { Finder } from '#platform/office/finder.ts'
import {
  findMemberInfo,
  findMembersNamed,
  searchContactNames,
  searchLastEnquiries,
  searchLastOrders,
  searchRoleNames,
} from './queries.ts'

export async function getDeskMember(db: Db, id: number): Promise<MemberInfo> {
  const member = await findMemberInfo(db, id)
  if (!member) throw new Refusal('NOT_FOUND')
  const [sessions, lastOrders, lastEnquiries, roles, contacts] = await Promise.all([
    sessionsOf(db, id),
    searchLastOrders(db, id),
    searchLastEnquiries(db, id),
    searchRoleNames(db),
    searchContactNames(db),
  ])
  return { ...member, sessions, lastOrders, lastEnquiries, roles, contacts }
}

export const memberFinder: Finder = { permission: 'members.read', find: findMembersNamed }
