import { removeDeadProofs } from '#identity/auth/server/proof-queries.ts'
import { removeDeadSessions } from '#identity/auth/server/queries.ts'
import { removeDeadOperatorSessions } from '#identity/operators/office/session-queries.ts'
import { continueBroadcasts } from '#service/broadcasts/office/send-broadcast.ts'
import { mailUnread } from '#service/chat/server/offline-mail.ts'
import { removeUnusedFiles } from '#service/chat/server/store-file.ts'
import { tellDue } from '#platform/office/records/server/tell-due.ts'
import { removeUnusedPictures } from '#platform/office/pictures/remove-unused-pictures.ts'
import { removeOldImports } from '#catalogue/imports/office/remove-old-imports.ts'
import { closeUnpaidOrders, completeShippedOrders, remindBuyers } from '#trade/orders/server/timed-steps.ts'
import { askProviders } from '#trade/payments/server/ask-providers.ts'
import { sendRefunds } from '#trade/payments/server/send-refunds.ts'
import { refreshParameterSpans } from '#catalogue/search/server/refresh-parameter-spans.ts'
import { expireQuotes, remindOfQuotes } from '#trade/quotes/server/timed-steps.ts'
import { alertMembers } from '#catalogue/finder/server/alert-members.ts'
import { removeOldTerms } from '#catalogue/search/server/queries.ts'
import { removeUnusedUploads } from '#identity/uploads/server/remove-unused-uploads.ts'
import { removeDeadRequests } from '#service/subscriptions/server/queries.ts'
import { continueNewsletters } from '#service/subscriptions/server/send-newsletter.ts'
import type { Config } from '#platform/server/config.ts'
import { pictureUses } from './content.ts'
import { removePastBudgets } from '#platform/server/api/budget.ts'
import { removePastKeys } from '#platform/server/api/idempotency.ts'
import type { Job } from '#platform/server/jobs/worker.ts'
import { removeOldMessages } from '#platform/server/mail/queries.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'

/** Everything that happens by the clock. */
export function jobsFor(config: Config): Job[] {
  const storage = openStorage(config)
  return [
    { name: 'remove dead sessions', everySeconds: 3600, run: removeDeadSessions },
    { name: 'remove dead operator sessions', everySeconds: 3600, run: removeDeadOperatorSessions },
    { name: 'remove dead codes, links and captchas', everySeconds: 600, run: removeDeadProofs },
    { name: 'remove old messages', everySeconds: 3600, run: removeOldMessages },
    { name: 'remove old search terms', everySeconds: 86_400, run: removeOldTerms },
    { name: 'remove past budgets', everySeconds: 3600, run: removePastBudgets },
    { name: 'tell of new matches', everySeconds: 300, run: alertMembers },
    { name: 'refresh the spans of parameters', everySeconds: 600, run: refreshParameterSpans },
    { name: 'close unpaid orders', everySeconds: 60, run: (db) => closeUnpaidOrders(db, config) },
    { name: 'complete shipped orders', everySeconds: 300, run: (db) => completeShippedOrders(db, config) },
    { name: 'remind buyers', everySeconds: 600, run: (db) => remindBuyers(db, config) },
    { name: 'expire quotes', everySeconds: 60, run: (db) => expireQuotes(db, config) },
    { name: 'remind of quotes', everySeconds: 600, run: (db) => remindOfQuotes(db, config) },
    { name: 'ask about payments', everySeconds: 30, run: (db, log) => askProviders({ db, config, log }) },
    { name: 'send refunds', everySeconds: 30, run: (db) => sendRefunds(db, config) },
    { name: 'remove past idempotency keys', everySeconds: 3600, run: removePastKeys },
    { name: 'remove dead subscription requests', everySeconds: 3600, run: removeDeadRequests },
    { name: 'send newsletters', everySeconds: 10, run: (db) => continueNewsletters(db, config) },
    { name: 'send letters to members', everySeconds: 5, run: continueBroadcasts },
    { name: 'tell of unread chat messages', everySeconds: 60, run: (db) => mailUnread(db, config) },
    { name: 'remove unused chat files', everySeconds: 600, run: (db) => removeUnusedFiles(db, storage) },
    { name: 'tell of content that became due', everySeconds: 5, run: tellDue },
    { name: 'remove old imports', everySeconds: 3600, run: removeOldImports },
    { name: 'remove unused pictures', everySeconds: 3600, run: (db) => removeUnusedPictures(db, storage, pictureUses) },
    { name: 'remove unused uploads', everySeconds: 300, run: (db) => removeUnusedUploads(db, storage) },
  ]
}
