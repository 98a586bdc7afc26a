import { dateTime } from '#platform/texts/format.ts'
import type { Db } from '#platform/server/database/database.ts'
import { postMail } from '#platform/server/mail/post.ts'
import type { Locale, Translate } from '#platform/texts/messages.ts'
import type { Identity } from './shared-queries.ts'

/** Of an account, at an address that is or was its own. */
export interface Owner {
  to: string
  locale: Locale
  muted?: boolean
  name: string
  proved: boolean
}

type Words = (t: Translate, facts: { site: string; time: string }) => [subject: string, text: string]

const threeDays = 3 * 24 * 60

/** Notifies the owner of a changed account, who may not be the one that changed it. */
export const postChange = (db: Db, { name, ...recipient }: Owner, words: Words) =>
  postMail(db, {
    ...recipient,
    minutes: threeDays,
    content: (t, site) => {
      const [subject, text] = words(t, { site: site.name, time: dateTime(new Date()) })
      return { subject, name, paragraphs: [text], notes: [t('mail.notYouCall', { hotline: site.hotline })] }
    },
  })

/** To who has an address. */
export async function postChangeTo(db: Db, member: Identity, words: Words): Promise<void> {
  const { email: to, locale, realname: name, emailVerified: proved } = member
  if (to) await postChange(db, { to, locale, name, proved }, words)
}
