import type { JobName } from '#site/jobs/office/contract.ts'
import { removeDeadProofs } from '#identity/auth/server/proof-queries.ts'
import { removeAnsweredChallenges } from '#identity/passkeys/server/queries.ts'
import { removeExpiredCaptchas } from '#identity/captcha/server/queries.ts'
import { removeDeadSessions } from '#identity/auth/server/queries.ts'
import { removeDeadOperatorSessions } from '#identity/operators/office/session-queries.ts'
import { removeOldEvents } from '#platform/server/security/queries.ts'
import { removeOldErrors } from '#site/browser-errors/server/queries.ts'
import { watchStatus } from '#site/status/server/watch-status.ts'
import { raiseAlarms } from '#identity/security-events/server/raise-alarms.ts'
import { continueBroadcasts } from '#service/broadcasts/office/send-broadcast.ts'
import { mailUnread } from '#service/chat/server/offline-mail.ts'
import { removeUnusedFiles } from '#service/chat/server/store-file.ts'
import { publishDue } from '#platform/office/records/server/publish-queries.ts'
import { applyRetention } from '#site/own-data/server/apply-retention.ts'
import { removeOldImports } from '#catalogue/imports/office/queries.ts'
import { markOverdue } from '#trade/order-parts/server/timed-steps.ts'
import { remindDebtors } from '#trade/dunning/server/remind-debtors.ts'
import { acceptArrived } from '#trade/orders/server/receive-goods.ts'
import { closeUnpaidOrders, remindBuyers } from '#trade/orders/server/timed-steps.ts'
import { askProviders } from '#trade/payments/server/ask-providers.ts'
import { sendRefunds } from '#trade/payments/server/send-refunds.ts'
import { refreshParameterSpans } from '#catalogue/search/server/refresh-parameter-spans.ts'
import { expireQuotes, remindOfQuotes } from '#trade/quotes/server/timed-steps.ts'
import { lapseApprovals } from '#trade/approvals/server/timed-steps.ts'
import { sendAlerts } from '#catalogue/alerts/server/send-alerts.ts'
import { alertMembers } from '#catalogue/finder/server/alert-members.ts'
import { removeOldTerms } from '#catalogue/search/server/queries.ts'
import { removeUnusedUploads } from '#identity/uploads/server/remove-unused-uploads.ts'
import { removeDeadRequests } from '#service/subscriptions/server/queries.ts'
import { continueNewsletters } from '#service/subscriptions/server/send-newsletter.ts'
import type { Config } from '#platform/server/config.ts'
import { backUp } from './backup-steps.ts'
import { removeUnusedMedia } from './remove-unused-media.ts'
import { removePastBudgets } from '#platform/server/api/budget-queries.ts'
import { removePastKeys } from '#platform/server/api/idempotency-queries.ts'
import type { Job } from '#platform/server/jobs/run-job.ts'
import { removeOldMessages } from '#platform/server/mail/queries.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'

const minute = 60
const hour = 60 * minute

/** Everything that happens by schedule. Work is safe to be done twice at once: a lease may lapse while it still runs. */
export function jobsFor(config: Config): Job[] {
  const storage = openStorage(config)
  const table: Record<Exclude<JobName, 'backUp'>, Omit<Job, 'name'>> = {
    askAboutPayments: { everySeconds: 30, work: ({ db, log }) => askProviders({ db, config, log }) },
    sendRefunds: { everySeconds: 30, work: ({ db, signal }) => sendRefunds(db, config, signal) },
    closeUnpaidOrders: { everySeconds: minute, work: ({ db, signal }) => closeUnpaidOrders(db, config, signal) },
    markOverdue: { everySeconds: 10 * minute, work: ({ db, signal }) => markOverdue(db, signal) },
    remindDebtors: { everySeconds: 10 * minute, work: ({ db, signal }) => remindDebtors(db, config, signal) },
    completeShippedOrders: {
      everySeconds: 5 * minute,
      work: ({ db, signal }) => acceptArrived(db, config, signal),
    },
    remindBuyers: { everySeconds: 10 * minute, work: ({ db }) => remindBuyers(db, config) },
    expireQuotes: { everySeconds: minute, work: ({ db, signal }) => expireQuotes(db, config, signal) },
    lapseApprovals: { everySeconds: minute, work: ({ db, signal }) => lapseApprovals(db, config, signal) },
    remindOfQuotes: { everySeconds: 10 * minute, work: ({ db }) => remindOfQuotes(db, config) },
    alertMembers: {
      everySeconds: 5 * minute,
      limitSeconds: 300,
      work: ({ db, signal }) => alertMembers(db, config, signal),
    },
    sendAlerts: { everySeconds: minute, work: ({ db, signal }) => sendAlerts(db, config, signal) },
    mailUnreadChats: { everySeconds: minute, work: ({ db, signal }) => mailUnread(db, config, signal) },
    sendNewsletters: { everySeconds: 10, work: ({ db, signal }) => continueNewsletters(db, config, signal) },
    sendBroadcasts: { everySeconds: 5, work: ({ db, signal }) => continueBroadcasts(db, signal) },
    publishDueContent: { everySeconds: 5, work: ({ db }) => publishDue(db) },
    refreshParameterSpans: {
      everySeconds: 10 * minute,
      limitSeconds: 300,
      work: ({ db }) => db.transaction(refreshParameterSpans),
    },
    removeSessions: { everySeconds: hour, work: ({ db }) => removeDeadSessions(db) },
    removeOperatorSessions: { everySeconds: hour, work: ({ db }) => removeDeadOperatorSessions(db) },
    removeProofs: {
      everySeconds: 10 * minute,
      work: async ({ db }) =>
        (await removeDeadProofs(db)) + (await removeExpiredCaptchas(db)) + (await removeAnsweredChallenges(db)),
    },
    removeMessages: { everySeconds: hour, work: ({ db }) => removeOldMessages(db) },
    removeSearchTerms: { everySeconds: 24 * hour, work: ({ db }) => removeOldTerms(db) },
    removeBudgets: { everySeconds: hour, work: ({ db }) => removePastBudgets(db) },
    removeIdempotencyKeys: { everySeconds: hour, work: ({ db }) => removePastKeys(db) },
    removeSubscriptionRequests: { everySeconds: hour, work: ({ db }) => removeDeadRequests(db) },
    removeChatFiles: { everySeconds: 10 * minute, work: ({ db, signal }) => removeUnusedFiles(db, storage, signal) },
    removeImports: { everySeconds: hour, work: ({ db }) => removeOldImports(db) },
    removePictures: { everySeconds: hour, work: ({ db }) => removeUnusedMedia(db, storage) },
    raiseSecurityAlarms: { everySeconds: minute, work: ({ db }) => raiseAlarms(db, config) },
    watchStatus: { everySeconds: minute, work: ({ db }) => watchStatus(db, config) },
    removeBrowserErrors: { everySeconds: 24 * hour, work: ({ db }) => removeOldErrors(db) },
    removeSecurityEvents: { everySeconds: 24 * hour, work: ({ db }) => removeOldEvents(db, config.securityEventDays) },
    applyRetention: {
      everySeconds: hour,
      limitSeconds: 600,
      work: ({ db, signal }) => applyRetention({ db, storage, retention: config.retention, signal }),
    },
    removeUploads: { everySeconds: 5 * minute, work: ({ db, signal }) => removeUnusedUploads(db, storage, signal) },
  }
  return Object.entries({ ...table, ...backUpOf(config) }).map(([name, job]) => ({ name, ...job }))
}

/** Only where a folder is named: a job that did nothing would look as if there were backups. */
function backUpOf(config: Config): Partial<Record<JobName, Omit<Job, 'name'>>> {
  const { folder, everyHours } = config.backups
  if (folder === undefined) return {}
  return { backUp: { everySeconds: everyHours * hour, limitSeconds: hour, work: () => backUp(folder, config) } }
}
