import { Refusal } from '#platform/contract/errors.ts'
import { mailContact } from '#identity/contacts/server/mail-contact.ts'
import { claimUpload } from '#identity/uploads/server/claim-upload.ts'
import type { Context } from '#platform/server/api/context.ts'
import { orderDeskNotices } from '../office/desk-notices.ts'
import { findContactOf, insertBuyerMessage, insertMessageFiles } from './thread-queries.ts'

interface Written {
  id: number
  body: string
  fileIds: number[]
}

/** The buyer's message about an order; whoever looks after it is notified by mail, in the same transaction. */
export const writeMessage = ({ id, body, fileIds }: Written, { db, caller, config }: Context<'member'>) =>
  db.transaction(async (tx) => {
    const written = await insertBuyerMessage(tx, caller.memberId, id, body)
    if (!written) throw new Refusal('NOT_FOUND')
    for (const fileId of fileIds) await claimUpload(tx, { memberId: caller.memberId }, 'attachment', fileId)
    if (fileIds.length > 0) await insertMessageFiles(tx, written.id, fileIds)
    const contact = await findContactOf(tx, id)
    const whom = { contactId: contact?.id ?? 0, permission: 'sales.edit' } as const
    const facts = { about: id, orderSn: written.orderSn, words: body }
    if (contact) await mailContact(tx, config, whom, orderDeskNotices.message, facts)
    return { id: written.id }
  })
