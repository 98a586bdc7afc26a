import { to } from '#platform/contract/to.ts'
import type { DeclineReason } from '../decline-reasons.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import { money } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { mailContact } from '#identity/contacts/server/mail-contact.ts'
import { sendLetter } from '#identity/letters/server/send-letter.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { findParty, type MovedQuote, type Party } from './queries.ts'

interface Extra {
  reason?: DeclineReason
  /** What one side wrote to the other. */
  note?: string | null
}

/** `revise` is the sending of a further version. */
export type QuoteNotice = 'send' | 'revise' | 'accept' | 'counter' | 'decline' | 'withdraw' | 'expire' | 'remind'

// What the buyer does is no news to the buyer: a letter keeps it, the mail goes to the contact.
const mailsBuyer: readonly QuoteNotice[] = ['send', 'revise', 'withdraw', 'expire', 'remind']
const mailsContact: readonly QuoteNotice[] = ['accept', 'counter', 'decline', 'expire']

const usefulMinutes = 7 * 24 * 60

/** A station letter for the buyer, and a mail to whoever has to know; all in the transaction of what happened. */
export async function notifyOfQuote(tx: Db, quote: MovedQuote, event: QuoteNotice, config: Config, extra: Extra = {}) {
  const party = await findParty(tx, quote.id)
  if (!party) return
  if (party.memberId !== null) {
    const t = translatorFor(party.locale)
    const content = buyerText(t, quote, event, party, extra)
    await sendLetter(tx, { memberId: party.memberId, kind: 'enquiry', subject: subjectOf(t, quote, event), content })
  }
  if (party.email && mailsBuyer.includes(event)) await mailBuyer(tx, quote, event, config, party, extra)
  if (mailsContact.includes(event)) await mailSeller(tx, quote, config, party, extra)
}

const numbers = ({ quoteNo, version }: MovedQuote) => ({ quoteNo, version })

const subjectOf = (t: Translate, quote: MovedQuote, event: QuoteNotice) =>
  t(`quoteMail.${event}Subject`, numbers(quote))

const buyerText = (t: Translate, quote: MovedQuote, event: QuoteNotice, party: Party, { note }: Extra) =>
  [
    t(`quoteMail.${event}Text`, {
      total: money(t, quote.totalMinor, quote.currency),
      terms: deliveryText(party.term, quote.deliveryPlace, party.locale),
      until: quote.validUntil,
    }),
    note,
  ]
    .filter(Boolean)
    .join('\n')

async function mailBuyer(tx: Db, quote: MovedQuote, event: QuoteNotice, config: Config, party: Party, extra: Extra) {
  const { locale, name, memberId } = party
  const url = `${siteOriginOf(config, locale)}${to.quote(quote.id)}`
  await postMail(tx, {
    to: party.email ?? '',
    proved: party.proved,
    locale,
    minutes: usefulMinutes,
    content: (t) => ({
      subject: subjectOf(t, quote, event),
      name,
      paragraphs: [buyerText(t, quote, event, party, extra)],
      action: { label: t('quoteMail.open'), url },
      notes: memberId === null ? [t('quoteMail.signInWith', { email: party.email ?? '' })] : [],
    }),
  })
}

const mailSeller = (tx: Db, quote: MovedQuote, config: Config, party: Party, { reason, note }: Extra) =>
  mailContact(tx, quote.contactId, {
    permission: 'sales.edit',
    minutes: usefulMinutes,
    content: (t) => ({
      subject: t('quoteDesk.mailSubject', { ...numbers(quote), state: t(`quoteDesk.status_${quote.status}`) }),
      paragraphs: [
        t('quoteDesk.mailText', {
          name: party.name,
          enquiryNo: party.enquiryNo,
          total: money(t, quote.totalMinor, quote.currency),
        }),
        ...(reason ? [t('quoteDesk.reason', { reason: t(`quoteDesk.reason_${reason}`) })] : []),
        ...(note ? [note] : []),
      ],
      action: {
        label: t('enquiryMail.open'),
        url: `${config.publicOrigin}${to.office.enquiry(quote.enquiryId)}`,
      },
      notes: [],
    }),
  })
