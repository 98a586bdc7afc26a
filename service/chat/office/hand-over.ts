import { randomUUID } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Context } from '#platform/server/api/context.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { changeContact } from '#identity/contacts/server/assign-contact.ts'
import { findChatContact } from '../server/shared-queries.ts'
import { lockConversationById, moveToContact, storeMessage, type NewMessage } from '../server/queries.ts'

/** Another contact looks after the customer from now on, in the chat and everywhere; the customer is notified. */
export const handOver = (id: number, contactId: number, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const conversation = await lockConversationById(tx, id)
    const contact = await findChatContact(tx, contactId)
    if (!conversation || !contact) throw new Refusal('NOT_FOUND')
    if (conversation.contactId === contactId) return { changeId: operator.changeId }
    const moved = await moveToContact(tx, id, contactId)
    if (moved) await changeContact(tx, moved, contactId)
    const message: NewMessage = {
      clientId: randomUUID(),
      author: 'contact',
      contactId,
      operatorId: operator.operatorId,
      kind: 'handover',
      text: null,
      productId: null,
      fileId: null,
    }
    await storeMessage(tx, sql`id = ${id}`, message, { announced: false })
    const [before, after] = [{ contactId: conversation.contactId }, { contactId }]
    return audit(tx, operator, { action: 'update', noun: 'conversation', key: id, title: `#${id}`, before, after })
  })
