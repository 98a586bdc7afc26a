import type { Undoers } from '#platform/office/audit/server/undo.ts'
import { broadcastUndoer } from '#service/broadcasts/office/keep-broadcast.ts'
import { broadcastHandlers } from '#service/broadcasts/office/handlers.ts'
import { cannedAnswerUndoer } from '#service/chat/office/canned-answers.ts'
import { chatDeskHandlers } from '#service/chat/office/handlers.ts'
import { officeHoursUndoer } from '#identity/contacts/office/save-hours.ts'
import { contactTable } from '#identity/contacts/office/table.ts'
import { findersOf, undoersOf } from '#platform/office/records/server/record-handlers.ts'
import { contactDeskHandlers } from '#identity/contacts/office/handlers.ts'
import type { Finders } from '#platform/office/finder.ts'
import { newsletterUndoer } from '#service/subscriptions/office/keep-draft.ts'
import { newsletterHandlers } from '#service/subscriptions/office/handlers.ts'

/** Customer service in the back office. */
export const serviceDeskHandlers = {
  broadcasts: broadcastHandlers,
  chat: chatDeskHandlers,
  contacts: contactDeskHandlers,
  newsletters: newsletterHandlers,
}

const records = [contactTable]

export const serviceUndoers: Undoers = {
  ...undoersOf(records),
  broadcast: broadcastUndoer,
  cannedAnswer: cannedAnswerUndoer,
  newsletter: newsletterUndoer,
  officeHours: officeHoursUndoer,
}

export const serviceFinders: Finders = findersOf(records)
