import type { Locale, Translate } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { mailContact } from '#identity/contacts/server/mail-contact.ts'
import { mailOperators } from '#identity/operators/office/mail-operators.ts'
import { notify } from '#identity/letters/server/notify-member.ts'
import { enquiryDeskNotices } from '../office/desk-notices.ts'
import { visitorLink } from '#trade/quotes/server/visitor-link.ts'
import { findShopOf, type Buyer } from './queries.ts'

interface NewEnquiry {
  /** Of each who is asked. */
  ids: number[]
  enquiryNo: string
  buyer: Buyer
  contactId: number
  contactName: string
  contactNameEn: string
  locale: Locale
  names: string[]
  /** Whether the buyer's address is known to be the buyer's. */
  proved: boolean
  /** Whether the buyer gets a mail about it. */
  confirms: boolean
  /** That the office is closed today. */
  notice: string | null
}

/** The buyer learns that it has arrived, the contact that somebody waits; both in the enquiry's own transaction. */
export async function notifyOfEnquiry(db: Db, enquiry: NewEnquiry, config: Config) {
  const { ids, enquiryNo, buyer, contactId, names } = enquiry
  const [id = 0] = ids
  await notifyBuyer(db, { ...enquiry, id }, config)
  const facts = { about: id, enquiryNo, name: buyer.name, products: { all: names } }
  await mailContact(db, config, { contactId, permission: 'sales.edit' }, enquiryDeskNotices.arrived, facts)
  // The people of a shop that is asked learn of it beside the house.
  for (const about of ids) {
    const shopId = await findShopOf(db, about)
    const audience = { permission: 'sales.edit', shopId, shopOnly: true } as const
    if (shopId !== null) await mailOperators(db, config, audience, enquiryDeskNotices.arrived, { ...facts, about })
  }
}

async function notifyBuyer(db: Db, enquiry: NewEnquiry & { id: number }, config: Config) {
  const { id, enquiryNo, buyer, contactName, contactNameEn, locale, names, proved, confirms, notice } = enquiry
  const { name, memberId } = buyer
  const about = { about: id, enquiryNo }
  const recipient = { name, memberId, locale, proved, email: confirms ? buyer.email : null }
  const known = { ...recipient, email: proved ? recipient.email : null, ...(notice && { note: () => notice }) }
  const contact = { zh: contactName, en: contactNameEn }
  await notify(db, config, known, 'enquiry.received', {
    ...about,
    products: { all: names },
    name: contact,
  })
  if (proved) return
  const link = memberId === null ? await visitorLink(db, id) : undefined
  const unproved = {
    ...recipient,
    memberId: null,
    link,
    note: (t: Translate) => [notice, t('mail.notYou')].filter(Boolean).join(' '),
  }
  await notify(db, config, unproved, 'enquiry.number', about)
}
