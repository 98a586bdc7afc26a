import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { mailContact } from '#identity/contacts/server/mail-contact.ts'
import { insertReply } from './queries.ts'
import { enquiryDeskNotices } from '../office/desk-notices.ts'

export async function replyToEnquiry(
  { id, body }: { id: number; body: string },
  { db, caller, config }: Context<'member'>,
) {
  return db.transaction(async (tx) => {
    const reply = await insertReply(tx, caller.memberId, id, body)
    if (!reply) throw new Refusal('NOT_FOUND')
    const { contactId, enquiryNo } = reply
    const facts = { about: id, enquiryNo, words: body }
    await mailContact(tx, config, { contactId, permission: 'sales.edit' }, enquiryDeskNotices.reply, facts)
    return { id: reply.id }
  })
}
