import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sendLetter } from '#identity/letters/server/send-letter.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { claimSentUploads } from '#identity/uploads/server/claim-upload.ts'
import { insertAnswer, insertFiles } from '../server/queries.ts'

const week = 7 * 24 * 60

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
    const { id, enquiryNo, memberId, name, email, proved, locale } = answer
    if (fileIds.length > 0) {
      if (!memberId || !operatorId) throw new Refusal('NOT_FOUND')
      await claimSentUploads(tx, memberId, operatorId, fileIds)
      await insertFiles(tx, id, fileIds)
    }
    if (memberId)
      await sendLetter(tx, {
        memberId,
        kind: 'enquiry',
        subject: translatorFor(locale)('enquiryMail.answerSubject', { enquiryNo }),
        content: body,
      })
    if (email)
      await postMail(tx, {
        to: email,
        proved,
        locale,
        minutes: week,
        content: (t) => ({
          subject: t('enquiryMail.answerSubject', { enquiryNo }),
          name,
          paragraphs: body.split(/\n\s*\n/),
          action: memberId
            ? {
                label: t('enquiryMail.open'),
                url: `${siteOriginOf(config, locale)}${to.enquiry(enquiryId)}`,
              }
            : undefined,
          notes: [],
        }),
      })
    return { id }
  })
