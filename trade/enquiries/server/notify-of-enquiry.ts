import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale, Translate } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { mailContact } from '#identity/contacts/server/mail-contact.ts'
import { mailOperators } from '#identity/operators/office/mail-operators.ts'
import { sendLetter } from '#identity/letters/server/send-letter.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { findShopOf, type Buyer } from './queries.ts'

interface NewEnquiry {
  id: number
  enquiryNo: string
  buyer: Buyer
  contactId: number
  /** In the buyer's language. */
  contactName: string
  locale: Locale
  names: string[]
  /** Whether the buyer's address is known to be the buyer's. */
  proved: boolean
  /** Whether the buyer gets a mail about it. */
  confirms: boolean
}

const week = 7 * 24 * 60

/** Where the seller's side reads and answers it. */
export const deskUrl = (config: Config, id: number) => `${config.publicOrigin}${to.office.enquiry(id)}`

/** The buyer learns that it has arrived, the contact that somebody waits; both in the enquiry's own transaction. */
export async function notifyOfEnquiry(
  db: Db,
  { id, enquiryNo, buyer, contactId, contactName, locale, names, proved, confirms }: NewEnquiry,
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
      content: t('enquiryMail.receivedText', { products, name: contactName }),
    })
  if (confirms)
    await postMail(db, {
      to: buyer.email,
      proved,
      locale,
      minutes: week,
      content: (say) => ({
        subject: say('enquiryMail.receivedSubject', { enquiryNo }),
        name: buyer.name,
        // Whoever asks can type any address: to one that is not proved goes the number, and nothing of what was asked.
        paragraphs: [
          proved ? say('enquiryMail.receivedText', { products, name: contactName }) : say('enquiryMail.receivedNumber'),
        ],
        action: { label: say('enquiryMail.open'), url },
        notes: proved ? [] : [say('mail.notYou')],
      }),
    })
  const content = (say: Translate) => ({
    subject: say('enquiryMail.newSubject', { enquiryNo }),
    paragraphs: [say('enquiryMail.newText', { name: buyer.name, products })],
    action: { label: say('enquiryMail.open'), url: deskUrl(config, id) },
    notes: [],
  })
  await mailContact(db, contactId, { permission: 'sales.edit', minutes: week, content })
  // Where all that is asked for is of one shop, its people learn of it beside the house.
  const shopId = await findShopOf(db, id)
  if (shopId !== null) await mailOperators(db, { permission: 'sales.edit', shopId, shopOnly: true }, content)
}
