import { postMail } from '#platform/server/mail/post.ts'
import type { MailContent } from '#platform/server/mail/mail-layout.ts'
import type { Db } from '#platform/server/database/database.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { searchAudience, type Audience } from './shared-queries.ts'

const week = 7 * 24 * 60

/** In the transaction of what happened, to each in the own language. */
export async function mailOperators(tx: Db, audience: Audience, content: (t: Translate) => MailContent) {
  for (const { email, name, nameEn, locale } of await searchAudience(tx, audience))
    await postMail(tx, {
      to: email,
      proved: true,
      locale,
      minutes: week,
      content: (t) => ({ ...content(t), name: localised(locale, name, nameEn).text }),
    })
}
