import type { DeclineReason } from '../decline-reasons.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { mailContact } from '#identity/contacts/server/mail-contact.ts'
import { notify } from '#identity/letters/server/notify-member.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { quoteDeskNotices } from '../office/desk-notices.ts'
import type { quoteNotices } from '../notices.ts'
import { replyAddressOf } from './reply-address.ts'
import { visitorLink } from './visitor-link.ts'
import { findParty, type MovedQuote, type Party } from './queries.ts'

interface Extra {
  reason?: DeclineReason
  /** What one side wrote to the other. */
  note?: string | null
}

/** `revise` is the sending of a further version. */
export type QuoteNotice = keyof typeof quoteNotices extends `quote.${infer Event}` ? Event : never

const mailsContact: readonly QuoteNotice[] = ['accept', 'counter', 'decline', 'expire']

/** The buyer as they chose, and a mail to the contact who has to know; all in the transaction of what happened. */
export async function notifyOfQuote(tx: Db, quote: MovedQuote, event: QuoteNotice, config: Config, extra: Extra = {}) {
  const party = await findParty(tx, quote.id)
  if (!party) return
  const { term, memberId, ...buyer } = party
  const { id, quoteNo, version, validUntil, deliveryPlace } = quote
  const recipient =
    memberId === null
      ? { ...buyer, note: signInWith(buyer), link: await visitorLink(tx, quote.enquiryId) }
      : { ...buyer, memberId }
  const replyTo = replyAddressOf(config, quote.enquiryId, memberId)
  await notify(tx, config, { ...recipient, replyTo }, `quote.${event}`, {
    about: id,
    quoteNo,
    version,
    total: totalOf(quote),
    terms: { zh: deliveryText(term, deliveryPlace, 'zh-CN'), en: deliveryText(term, deliveryPlace, 'en-US') },
    until: { day: validUntil },
    words: extra.note,
  })
  if (mailsContact.includes(event)) await mailSeller(tx, quote, config, party, extra)
}

const totalOf = ({ totalMinor, freightMinor, currency }: MovedQuote) => ({ minor: totalMinor, currency, freightMinor })

const signInWith =
  ({ email }: Pick<Party, 'email'>) =>
  (t: Translate) =>
    t('quoteMail.signInWith', { email: email ?? '' })

function mailSeller(tx: Db, quote: MovedQuote, config: Config, party: Party, { reason, note }: Extra) {
  const { quoteNo, version, status, enquiryId, contactId } = quote
  const facts = {
    about: enquiryId,
    quoteNo,
    version,
    state: { key: `quoteDesk.status_${status}` as const },
    name: party.name,
    enquiryNo: party.enquiryNo,
    total: totalOf(quote),
    words: note,
  }
  const whom = { contactId, permission: 'sales.edit' } as const
  return reason
    ? mailContact(tx, config, whom, quoteDeskNotices.declined, {
        ...facts,
        reason: { key: `quoteDesk.reason_${reason}` },
      })
    : mailContact(tx, config, whom, quoteDeskNotices.moved, facts)
}
