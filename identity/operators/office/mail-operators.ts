import type { FactsOf, NoticeKind } from '#identity/letters/notice.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { openBag, type Bag } from '#platform/server/mail/bag.ts'
import { composeMail } from '#platform/server/mail/post.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { deskMail, week } from '#identity/letters/office/mail-desk.ts'
import { searchAudience, type Audience, type Listener } from './shared-queries.ts'

/** In the transaction of what happened, to each who wants it, in the own language. */
export async function mailOperators<Kind extends NoticeKind<OperatorTopic>>(
  tx: Db,
  config: Config,
  audience: Audience,
  kind: Kind,
  facts: FactsOf<Kind>,
) {
  const bag = openBag()
  postTo(bag, config, await searchAudience(tx, audience, kind.topic), kind, facts)
  await bag.send(tx)
}

/** The same where they were asked for, with other mails of the transaction. */
export function postTo<Kind extends NoticeKind<OperatorTopic>>(
  bag: Bag,
  config: Config,
  people: readonly Listener[],
  kind: Kind,
  facts: FactsOf<Kind>,
): void {
  for (const { email, name, nameEn, locale, letterhead } of people) {
    const mail = deskMail(config, { locale, name: localised(locale, name, nameEn).text }, kind, facts)
    bag.put({ channel: 'mail', recipient: email, message: composeMail({ ...mail, letterhead }), minutes: week })
  }
}
