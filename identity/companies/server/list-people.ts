import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { colleagues } from '../people-contract.ts'
import { findMembership } from './enterprise-queries.ts'
import {
  findAsked,
  searchInvitations,
  searchOffers,
  searchPeople,
  searchRequests,
  searchRoles,
} from './people-queries.ts'

/** Who may not change people sees who they are, and nothing of who wants to join. */
export async function listPeople({ db, caller }: Context<'member'>): Promise<OutputOf<typeof colleagues.list>> {
  const { memberId, permissions } = caller
  const [present, roles] = await Promise.all([findMembership(db, memberId), searchRoles(db)])
  const nobody = { people: [], requests: [], invitations: [], roles, asked: null, offers: [] }
  if (!present) {
    const [asked = null, offers] = await Promise.all([findAsked(db, memberId), searchOffers(db, memberId)])
    return { ...nobody, asked, offers }
  }
  const { enterpriseId } = present
  const people = await searchPeople(db, enterpriseId)
  if (!permissions.includes('company.edit'))
    return { ...nobody, people: people.map((person) => ({ ...person, email: null })) }
  const [requests, invitations] = await Promise.all([
    searchRequests(db, enterpriseId),
    searchInvitations(db, enterpriseId),
  ])
  return { ...nobody, people, requests, invitations }
}
