import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { mailContact } from '#identity/contacts/server/mail-contact.ts'
import { insertReply } from './queries.ts'
import { deskUrl } from './notify-of-enquiry.ts'

const week = 7 * 24 * 60

export async function replyToEnquiry(
  { id, body }: { id: number; body: string },
  { db, caller, config }: Context<'member'>,
) {
  return db.transaction(async (tx) => {
    const reply = await insertReply(tx, caller.memberId, id, body)
    if (!reply) throw new Refusal('NOT_FOUND')
    await mailContact(tx, reply.contactId, {
      permission: 'sales.edit',
      minutes: week,
      content: (t) => ({
        subject: t('enquiryMail.replySubject', { enquiryNo: reply.enquiryNo }),
        paragraphs: [body],
        action: { label: t('enquiryMail.open'), url: deskUrl(config, id) },
        notes: [],
      }),
    })
    return { id: reply.id }
  })
}
