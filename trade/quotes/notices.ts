import { kinds, type NoticeKind } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

const ofQuote = {
  topic: 'enquiries',
  label: 'quoteMail.open',
  answer: 'quoteMail.answer',
  link: (id: number) => to.quote(id),
} as const satisfies Partial<NoticeKind>
/** What the buyer does is no news to the buyer: a letter keeps it. */
const kept = { ...ofQuote, mails: false } as const

export const quoteNotices = kinds({
  'quote.send': { ...ofQuote, papers: 'quote.quotation', subject: 'quoteMail.sendSubject', text: 'quoteMail.sendText' },
  'quote.revise': {
    ...ofQuote,
    papers: 'quote.quotation',
    subject: 'quoteMail.reviseSubject',
    text: 'quoteMail.reviseText',
  },
  'quote.withdraw': { ...ofQuote, subject: 'quoteMail.withdrawSubject', text: 'quoteMail.withdrawText' },
  'quote.expire': { ...ofQuote, subject: 'quoteMail.expireSubject', text: 'quoteMail.expireText' },
  'quote.remind': { ...ofQuote, subject: 'quoteMail.remindSubject', text: 'quoteMail.remindText' },
  'quote.accept': { ...kept, subject: 'quoteMail.acceptSubject', text: 'quoteMail.acceptText' },
  'quote.counter': { ...kept, subject: 'quoteMail.counterSubject', text: 'quoteMail.counterText' },
  'quote.decline': { ...kept, subject: 'quoteMail.declineSubject', text: 'quoteMail.declineText' },
})
