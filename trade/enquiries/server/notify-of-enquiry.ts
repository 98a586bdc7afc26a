import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sendLetter } from '#identity/letters/server/send-letter.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { findContactOf, type Buyer } from './queries.ts'

interface NewEnquiry {
  id: number
  enquiryNo: string
  buyer: Buyer
  contactId: number
  locale: Locale
  names: string[]
}

const week = 7 * 24 * 60

/** Where the seller's side reads and answers it. */
export const deskUrl = (config: Config, id: number) => `${config.publicOrigin}${to.office.enquiry(id)}`

/** The buyer learns that it has arrived, the contact that somebody waits; both in the enquiry's own transaction. */
export async function notifyOfEnquiry(
  db: Db,
  { id, enquiryNo, buyer, contactId, locale, names }: NewEnquiry,
  config: Config,
) {
  const t = translatorFor(locale)
  const products = names.join(', ')
  const url = `${config.sites?.[locale] ?? config.publicOrigin}${to.enquiries()}`
  if (buyer.memberId)
    await sendLetter(db, {
      memberId: buyer.memberId,
      kind: 'enquiry',
      subject: t('enquiryMail.receivedSubject', { enquiryNo }),
      content: t('enquiryMail.receivedText', { products }),
    })
  if (buyer.email)
    await postMail(db, {
      to: buyer.email,
      locale,
      minutes: week,
      content: (say) => ({
        subject: say('enquiryMail.receivedSubject', { enquiryNo }),
        name: buyer.name,
        paragraphs: [say('enquiryMail.receivedText', { products })],
        action: buyer.memberId ? { label: say('enquiryMail.open'), url } : undefined,
        notes: [],
      }),
    })
  const contact = await findContactOf(db, contactId)
  if (contact)
    await postMail(db, {
      to: contact.email,
      locale: contact.locale,
      minutes: week,
      content: (say) => ({
        subject: say('enquiryMail.newSubject', { enquiryNo }),
        paragraphs: [say('enquiryMail.newText', { name: buyer.name, products })],
        action: { label: say('enquiryMail.open'), url: deskUrl(config, id) },
        notes: [],
      }),
    })
}
