import * as v from 'valibot'
import { Id, optionalOf, Timestamp, WholeNumber } from '#platform/contract/fields.ts'
import { maxLimit } from '#platform/contract/constants.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, listing, SearchText, sortBy } from '#platform/contract/office/fields.ts'

/** Everything that happens by schedule. */
export const jobNames = [
  'askAboutPayments',
  'sendRefunds',
  'closeUnpaidOrders',
  'markOverdue',
  'remindDebtors',
  'completeShippedOrders',
  'remindBuyers',
  'expireQuotes',
  'lapseApprovals',
  'remindOfQuotes',
  'alertMembers',
  'sendAlerts',
  'mailUnreadChats',
  'sendNewsletters',
  'sendBroadcasts',
  'publishDueContent',
  'refreshParameterSpans',
  'removeSessions',
  'removeOperatorSessions',
  'removeProofs',
  'removeMessages',
  'removeSearchTerms',
  'removeBudgets',
  'removeIdempotencyKeys',
  'removeSubscriptionRequests',
  'removeChatFiles',
  'removeImports',
  'removePictures',
  'removeUploads',
  'applyRetention',
  'backUp',
  'raiseSecurityAlarms',
  'removeSecurityEvents',
  'watchStatus',
  'removeBrowserErrors',
] as const
export type JobName = (typeof jobNames)[number]

/** `waiting` has never run. */
export const jobStates = ['running', 'failing', 'well', 'waiting'] as const

export const JobRow = v.object({
  id: Id,
  name: v.picklist(jobNames),
  state: v.picklist(jobStates),
  everySeconds: v.number(),
  startedAt: v.nullable(Timestamp),
  /** How long ago, and how long until then, when the list was read. */
  startedSecondsAgo: v.nullable(v.number()),
  dueAt: Timestamp,
  /** Not above 0 while no process has taken it yet. */
  dueInSeconds: v.number(),
  tookMs: v.nullable(v.number()),
  /** In a row. */
  failures: v.number(),
  failedAt: v.nullable(Timestamp),
  lastError: v.nullable(v.string()),
  runner: v.nullable(v.string()),
})
export type JobRow = v.InferOutput<typeof JobRow>

/** Work that is done by schedule, and how it went. */
export const jobs = {
  list: operatorGet('/operator/jobs/list', {
    permission: 'settings.edit',
    input: v.object({
      ...listing,
      limit: v.optional(v.pipe(WholeNumber, v.minValue(0), v.maxValue(maxLimit)), 50),
      search: SearchText,
      state: optionalOf(v.picklist(jobStates)),
      sort: sortBy(['startedAt', 'dueAt', 'tookMs', 'failures', 'everySeconds'], '-failures'),
    }),
    output: pageOf(JobRow),
  }),
  /** At once, in whichever process is free; one that runs already is refused. */
  runNow: operatorPost('/operator/jobs/runNow', {
    permission: 'settings.edit',
    input: v.object({ id: Id }),
    output: Changed,
  }),
}
