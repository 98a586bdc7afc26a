import type { Undoers } from '#platform/office/audit/server/undo.ts'
import { broadcastUndoer } from '#service/broadcasts/office/keep-broadcast.ts'
import { broadcastHandlers } from '#service/broadcasts/office/handlers.ts'
import { chatDeskHandlers } from '#service/chat/office/handlers.ts'
import { officeHoursUndoer } from '#identity/contacts/office/save-hours.ts'
import { contactDeskHandlers } from '#identity/contacts/office/handlers.ts'
import { newsletterUndoer } from '#service/subscriptions/office/keep-draft.ts'
import { newsletterHandlers } from '#service/subscriptions/office/handlers.ts'

/** Customer service in the back office. */
export const serviceDeskHandlers = {
  broadcasts: broadcastHandlers,
  chat: chatDeskHandlers,
  contacts: contactDeskHandlers,
  newsletters: newsletterHandlers,
}

export const serviceUndoers: Undoers = {
  broadcast: broadcastUndoer,
  newsletter: newsletterUndoer,
  officeHours: officeHoursUndoer,
}
