import type { FactsOf, NoticeKind } from '#identity/letters/notice.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { composeMail } from '#platform/server/mail/post.ts'
import { insertMails } from '#platform/server/mail/queries.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { deskMail, week } from '#identity/letters/office/mail-desk.ts'
import { searchAudience, type Audience } from './shared-queries.ts'

/** In the transaction of what happened, to each who wants it, in the own language. */
export async function mailOperators<Kind extends NoticeKind<OperatorTopic>>(
  tx: Db,
  config: Config,
  audience: Audience,
  kind: Kind,
  facts: FactsOf<Kind>,
) {
  await postTo(tx, config, await searchAudience(tx, audience, kind.topic), kind, facts)
}

type Person = Awaited<ReturnType<typeof searchAudience>>[number]

/** The same where they were asked for: one statement, which has been sent when this returns. */
export function postTo<Kind extends NoticeKind<OperatorTopic>>(
  tx: Db,
  config: Config,
  people: readonly Person[],
  kind: Kind,
  facts: FactsOf<Kind>,
): Promise<number> {
  const mails = people.map(({ email, name, nameEn, locale, letterhead }) => {
    const mail = deskMail(config, { locale, name: localised(locale, name, nameEn).text }, kind, facts)
    return { to: email, message: composeMail({ ...mail, letterhead }) }
  })
  return mails.length > 0 ? insertMails(tx, mails, week) : Promise.resolve(0)
}
