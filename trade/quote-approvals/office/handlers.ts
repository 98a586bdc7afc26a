import type { Handlers } from '#platform/server/api/context.ts'
import type { quoteApprovals } from './contract.ts'
import { approveQuote, sendBackQuote, withdrawRequest } from './decide-approval.ts'
import { listApprovalsOf } from './list-approvals.ts'
import { countApprovals, searchApprovals } from './queries.ts'

const none = { all: 0, waiting: 0, approved: 0, returned: 0, withdrawn: 0 }

export const quoteApprovalHandlers: Handlers<typeof quoteApprovals> = {
  list: (filter, { db, operator }) => searchApprovals(db, operator, filter),
  counts: async (_, { db, operator }) => ({
    ...none,
    ...Object.fromEntries((await countApprovals(db, operator)).map(({ tab, count }) => [tab, count])),
  }),
  ofEnquiry: ({ id }, context) => listApprovalsOf(id, context),
  approve: ({ id }, context) => approveQuote(id, context),
  sendBack: (input, context) => sendBackQuote(input, context),
  withdraw: ({ id }, context) => withdrawRequest(id, context),
}
