import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { date, dateTime, money } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { together } from '#platform/server/database/together.ts'
import { sendLetter } from '#identity/letters/server/send-letter.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { findBuyer, type Buyer, type MovedOrder } from './queries.ts'

interface Extra {
  /** What the seller wrote. */
  answer?: string
  amountMinor?: number
  /** Where it is known already. */
  buyer?: Buyer
}

type Text = (t: Translate, order: MovedOrder, extra: Extra) => [subject: string, text: string]

const total = (t: Translate, { totalMinor, currency }: MovedOrder) => money(t, totalMinor, currency)
const answerOf = ({ answer }: Extra) => answer || '-'

/** What the buyer is told, and when. */
const texts = {
  place: (t, order) => [
    t('orderMail.placeSubject', order),
    t('orderMail.placeText', { total: total(t, order), until: dateTime(order.payUntil) }),
  ],
  pay: (t, order) => [t('orderMail.paySubject', order), t('orderMail.payText', { total: total(t, order) })],
  latePay: (t, order) => [t('orderMail.latePaySubject', order), t('orderMail.latePayText', { total: total(t, order) })],
  ship: (t, order) => [
    t('orderMail.shipSubject', order),
    t('orderMail.shipText', {
      carrier: order.carrier ?? '-',
      number: order.trackingNumber ?? '-',
      until: date(order.receiveUntil),
    }),
  ],
  complete: (t, order) => [t('orderMail.completeSubject', order), t('orderMail.completeText')],
  expire: (t, order) => [t('orderMail.closeSubject', order), t('orderMail.expireText')],
  close: (t, order, extra) => [
    t('orderMail.closeSubject', order),
    t('orderMail.closeText', { answer: answerOf(extra) }),
  ],
  refund: (t, order, extra) => [
    t('orderMail.refundSubject', order),
    t('orderMail.refundText', { total: total(t, order), answer: answerOf(extra) }),
  ],
  acceptReturn: (t, order, extra) => [
    t('orderMail.acceptReturnSubject', order),
    t('orderMail.acceptReturnText', { answer: extra.answer ?? '' }).trim(),
  ],
  rejectReturn: (t, order, extra) => [
    t('orderMail.rejectReturnSubject', order),
    t('orderMail.rejectReturnText', { answer: answerOf(extra) }),
  ],
  completeReturn: (t, order, { amountMinor = 0 }) => [
    t('orderMail.completeReturnSubject', order),
    t('orderMail.completeReturnText', { amount: money(t, amountMinor, order.currency) }),
  ],
  rejectSlip: (t, order, extra) => [
    t('orderMail.rejectSlipSubject', order),
    t('orderMail.rejectSlipText', { answer: answerOf(extra), until: dateTime(order.payUntil) }),
  ],
  answer: (t, order, extra) => [t('orderMail.answerSubject', order), answerOf(extra)],
  remindPay: (t, order) => [
    t('orderMail.remindPaySubject', order),
    t('orderMail.remindPayText', { total: total(t, order), until: dateTime(order.payUntil) }),
  ],
  remindReceive: (t, order) => [
    t('orderMail.remindReceiveSubject', order),
    t('orderMail.remindReceiveText', { until: date(order.receiveUntil) }),
  ],
} satisfies Record<string, Text>

export type OrderNotice = keyof typeof texts

const usefulMinutes = 3 * 24 * 60

/** A station letter and, where the address is proved, an e-mail; both in the transaction of what happened. */
export async function notifyBuyer(tx: Db, order: MovedOrder, event: OrderNotice, config: Config, extra: Extra = {}) {
  const buyer = extra.buyer ?? (await findBuyer(tx, order.memberId))
  if (!buyer) return
  const { locale, name, email, letterhead } = buyer
  const [subject, content] = texts[event](translatorFor(locale), order, extra)
  const letter = sendLetter(tx, { memberId: order.memberId, kind: 'order', subject, content })
  if (!email) return letter
  const url = `${siteOriginOf(config, locale)}${to.order(order.id)}`
  const mail = postMail(tx, {
    to: email,
    proved: true,
    locale,
    letterhead,
    minutes: usefulMinutes,
    content: (t) => ({
      subject,
      name,
      paragraphs: [content],
      action: { label: t('orderMail.open'), url },
      notes: [],
    }),
  })
  await together([letter, mail])
}
