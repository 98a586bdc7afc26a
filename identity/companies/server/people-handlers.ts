import type { Handlers } from '#platform/server/api/context.ts'
import type { colleagues } from '../people-contract.ts'
import { acceptInvitation, lookAtInvitation } from './accept-invitation.ts'
import { answerRequest } from './answer-request.ts'
import { handOver, removePerson, setRole } from './change-people.ts'
import { inviteColleague, revokeInvitation } from './invite-colleague.ts'
import { leaveCompany } from './leave-company.ts'
import { listPeople } from './list-people.ts'
import { dropRequestsOf } from './people-queries.ts'

export const colleagueHandlers: Handlers<typeof colleagues> = {
  list: (_, context) => listPeople(context),
  invite: (wish, context) => inviteColleague(wish, context),
  revoke: ({ id }, context) => revokeInvitation(id, context),
  invitation: ({ token }, context) => lookAtInvitation(token, context),
  accept: (key, context) => acceptInvitation(key, context),
  answer: (answer, context) => answerRequest(answer, context),
  withdraw: async (_, { db, caller }) => {
    await dropRequestsOf(db, caller.memberId)
    return null
  },
  setRole: (choice, context) => setRole(choice, context),
  handOver: ({ memberId }, context) => handOver(memberId, context),
  remove: ({ memberId }, context) => removePerson(memberId, context),
  leave: (_, context) => leaveCompany(context),
}
