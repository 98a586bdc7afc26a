import { removeDeadProofs } from './features/auth/proof-queries.ts'
import { removeDeadSessions } from './features/auth/queries.ts'
import { removeDeadOperatorSessions } from './features/operators/session-queries.ts'
import { continueBroadcasts } from './features/letters/send-broadcast.ts'
import { mailUnread } from './features/chat/offline-mail.ts'
import { removeUnusedFiles } from './features/chat/store-file.ts'
import { tellDue } from './features/content/tell-due.ts'
import { removeUnusedPictures } from './features/pictures/remove-unused-pictures.ts'
import { removeOldImports } from './features/imports/remove-old-imports.ts'
import { closeUnpaidOrders, completeShippedOrders, remindBuyers } from './features/orders/timed-steps.ts'
import { askProviders } from './features/payments/ask-providers.ts'
import { sendRefunds } from './features/payments/send-refunds.ts'
import { refreshParameterSpans } from './features/products/refresh-parameter-spans.ts'
import { expireQuotes, remindOfQuotes } from './features/quotes/timed-steps.ts'
import { alertMembers } from './features/saved-searches/alert-members.ts'
import { removeOldTerms } from './features/searches/queries.ts'
import { removeUnusedUploads } from './features/uploads/remove-unused-uploads.ts'
import { removeDeadRequests } from './features/subscriptions/queries.ts'
import { continueNewsletters } from './features/subscriptions/send-newsletter.ts'
import type { Config } from './config.ts'
import { pictureUses } from './content.ts'
import { removePastBudgets } from './http/budget.ts'
import { removePastKeys } from './http/idempotency.ts'
import type { Job } from './jobs/worker.ts'
import { removeOldMessages } from './mail/queries.ts'
import { openStorage } from './storage/open-storage.ts'

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
