import type { FactsOf, NoticeKind } from '#identity/letters/notice.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { together } from '#platform/server/database/together.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import { mailDesk } from '#identity/letters/office/mail-desk.ts'
import { searchAudience, type Audience } from './shared-queries.ts'

/** In the transaction of what happened, to each who wants it, in the own language. */
export async function mailOperators<Kind extends NoticeKind<OperatorTopic>>(
  tx: Db,
  config: Config,
  audience: Audience,
  kind: Kind,
  facts: FactsOf<Kind>,
) {
  const people = await searchAudience(tx, audience, kind.topic)
  await together(
    people.map(({ name, nameEn, ...person }) =>
      mailDesk(tx, config, { ...person, name: localised(person.locale, name, nameEn).text }, kind, facts),
    ),
  )
}
