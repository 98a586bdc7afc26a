import { Refusal } from '#platform/contract/errors.ts'
import type { Translate } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { notify } from '#identity/letters/server/notify-member.ts'
import { claimSentUploads } from '#identity/uploads/server/claim-upload.ts'
import { replyAddressOf } from '#trade/quotes/server/reply-address.ts'
import { visitorLink } from '#trade/quotes/server/visitor-link.ts'
import { insertAnswer, insertFiles } from '../server/queries.ts'

interface Answer {
  enquiryId: number
  /** Who of the sellers writes. */
  contactId: number
  /** Who of the site's own people it was, whoever the buyer meets. */
  operatorId?: number
  body: string
  fileIds?: number[]
}

/** The seller's message: into the thread, as a letter to the member, and by mail, all or nothing. */
export const answerEnquiry = (
  db: Database,
  { enquiryId, contactId, operatorId, body, fileIds = [] }: Answer,
  config: Config,
) =>
  db.transaction(async (tx) => {
    const answer = await insertAnswer(tx, { enquiryId, contactId, operatorId: operatorId ?? null, body })
    if (!answer) throw new Refusal('NOT_FOUND')
    const { id, enquiryNo, memberId, ...buyer } = answer
    if (fileIds.length > 0) {
      if (!memberId || !operatorId) throw new Refusal('NOT_FOUND')
      await claimSentUploads(tx, memberId, operatorId, fileIds)
      await insertFiles(tx, id, fileIds)
    }
    const recipient = memberId
      ? { ...buyer, memberId }
      : { ...buyer, note: signInWith(buyer.email), link: await visitorLink(tx, enquiryId) }
    const replyTo = replyAddressOf(config, enquiryId, memberId)
    await notify(tx, config, { ...recipient, replyTo }, 'enquiry.answer', { about: enquiryId, enquiryNo, words: body })
    return { id }
  })

const signInWith = (email: string | null) => (t: Translate) => t('enquiryMail.signInWith', { email: email ?? '' })
