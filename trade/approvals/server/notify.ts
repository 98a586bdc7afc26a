import { sendLetter } from '#identity/letters/server/send-letter.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { findReader, type KeptOrder, type MovedApproval, type Reader } from './queries.ts'

interface Notice {
  approvalId: number
  words(t: Translator): { subject: string; text: string }
  /** What is mailed already by another message stays a letter. */
  mailed: boolean
}

const usefulMinutes = 7 * 24 * 60

/** Both currencies where both are ordered in. */
function totalOf(t: Translator, orders: readonly KeptOrder[]): string {
  const sums = Map.groupBy(orders, ({ currency }) => currency)
  return [...sums]
    .map(([currency, own]) =>
      money(
        t,
        own.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
        currency as Currency,
      ),
    )
    .join(' + ')
}

/** A letter and, where the address is proved, a mail whose link leads to the decision. */
async function notify(tx: Db, { memberId, locale, name, email }: Reader, notice: Notice, config: Config) {
  const { subject, text } = notice.words(translatorFor(locale))
  await sendLetter(tx, { memberId, kind: 'order', subject, content: text })
  if (!email || !notice.mailed) return
  const url = `${siteOriginOf(config, locale)}${to.approval(notice.approvalId)}`
  await postMail(tx, {
    to: email,
    proved: true,
    locale,
    minutes: usefulMinutes,
    content: (t) => ({
      subject,
      name,
      paragraphs: [text],
      action: { label: t('approvalMail.open'), url },
      notes: [],
    }),
  })
}

type Asked = Pick<MovedApproval, 'id' | 'memberId' | 'orders'>

export async function notifyApprovers(tx: Db, { id, memberId, orders }: Asked, readers: Reader[], config: Config) {
  const name = (await findReader(tx, memberId))?.name ?? ''
  const words = (t: Translator) => {
    const values = { name, total: totalOf(t, orders) }
    return { subject: t('approvalMail.askSubject', values), text: t('approvalMail.askText', values) }
  }
  for (const reader of readers) await notify(tx, reader, { approvalId: id, words, mailed: true }, config)
}

type Outcome = 'approve' | 'reject' | 'lapse'

export async function notifyAsker(
  tx: Db,
  { id, memberId, orders }: MovedApproval,
  event: Outcome,
  config: Config,
  reason = '',
) {
  const reader = await findReader(tx, memberId)
  if (!reader) return
  const words = (t: Translator) => {
    const values = { total: totalOf(t, orders), reason }
    return { subject: t(`approvalMail.${event}Subject`, values), text: t(`approvalMail.${event}Text`, values) }
  }
  // The order says by itself that it was placed.
  await notify(tx, reader, { approvalId: id, words, mailed: event !== 'approve' }, config)
}
