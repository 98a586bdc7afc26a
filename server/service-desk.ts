import type { Undoers } from './features/audit/undo.ts'
import { broadcastUndoer } from './features/letters/keep-broadcast.ts'
import { broadcastHandlers } from './features/letters/operator-handlers.ts'
import { cannedAnswerUndoer } from './features/chat/canned-answers.ts'
import { chatDeskHandlers } from './features/chat/operator-handlers.ts'
import { officeHoursUndoer } from './features/chat/save-hours.ts'
import { contactFinder, contactUndoer } from './features/contacts/keep-contact.ts'
import { contactDeskHandlers } from './features/contacts/operator-handlers.ts'
import type { Finders } from './features/desk/find.ts'
import { newsletterUndoer } from './features/subscriptions/keep-draft.ts'
import { newsletterHandlers } from './features/subscriptions/operator-handlers.ts'

/** Customer service in the back office. */
export const serviceDeskHandlers = {
  broadcasts: broadcastHandlers,
  chat: chatDeskHandlers,
  contacts: contactDeskHandlers,
  newsletters: newsletterHandlers,
}

export const serviceUndoers: Undoers = {
  broadcast: broadcastUndoer,
  cannedAnswer: cannedAnswerUndoer,
  contact: contactUndoer,
  newsletter: newsletterUndoer,
  officeHours: officeHoursUndoer,
}

export const serviceFinders: Finders = { contact: contactFinder }
