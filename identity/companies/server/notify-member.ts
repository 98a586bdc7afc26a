import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sendLetter } from '#identity/letters/server/send-letter.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { findReader, searchKeepers } from './company-queries.ts'

/** Subject and text, in the reader's language. */
export type Words = (t: Translator) => readonly [subject: string, text: string]

const week = 7 * 24 * 60

/** A letter and, where the address is proved, a mail; both lead to the company page. */
export async function notifyMember(tx: Db, memberId: number, words: Words, config: Config): Promise<void> {
  const reader = await findReader(tx, memberId)
  if (!reader) return
  const { locale, name, email } = reader
  const [subject, content] = words(translatorFor(locale))
  await sendLetter(tx, { memberId, kind: 'notice', subject, content })
  if (!email) return
  await postMail(tx, {
    to: email,
    proved: true,
    locale,
    minutes: week,
    content: (t) => ({
      subject,
      name,
      paragraphs: [content],
      action: { label: t('companyMail.open'), url: `${siteOriginOf(config, locale)}${to.company()}` },
      notes: [],
    }),
  })
}

export async function notifyKeepers(tx: Db, enterpriseId: number, words: Words, config: Config): Promise<void> {
  for (const { memberId } of await searchKeepers(tx, enterpriseId)) await notifyMember(tx, memberId, words, config)
}
