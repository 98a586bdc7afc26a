import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import { mailContact } from '#identity/contacts/server/mail-contact.ts'
import { claimUpload } from '#identity/uploads/server/claim-upload.ts'
import type { Context } from '#platform/server/api/context.ts'
import { findContactOf, insertBuyerMessage, insertMessageFiles } from './thread-queries.ts'

const week = 7 * 24 * 60

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
    if (contact)
      await mailContact(tx, contact.id, {
        permission: 'sales.edit',
        minutes: week,
        content: (t) => ({
          subject: t('orderMail.messageSubject', written),
          paragraphs: [body],
          action: { label: t('orderMail.open'), url: `${config.publicOrigin}${to.office.order(id)}` },
          notes: [],
        }),
      })
    return { id: written.id }
  })
