import type { Database } from '#platform/server/database/database.ts'
import { notifyAll, type ConversationNotice, type StoredRow } from './queries.ts'

const noticeOf = (row: StoredRow): ConversationNotice => ({
  conversation: row.conversationId,
  visitor: row.visitorId,
  member: row.memberId,
  contact: row.contactId,
  generation: row.generation,
  last: row.id,
  customerRead: row.marks.customer,
  contactRead: row.marks.contact,
})

/** Notifies every process of stored messages. What comes while a notice is under way goes with the next. */
export function createAnnouncer(db: Database) {
  let waiting: ConversationNotice[] = []
  let underWay = false

  async function publish() {
    underWay = true
    while (waiting.length > 0) {
      const notices = waiting
      waiting = []
      // Not sent again: each process reads what moved every few seconds.
      await notifyAll(db, notices).catch(() => undefined)
    }
    underWay = false
  }

  return (stored: StoredRow) => {
    waiting.push(noticeOf(stored))
    if (!underWay) void publish()
  }
}
