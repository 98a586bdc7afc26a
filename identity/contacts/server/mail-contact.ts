import type { FactsOf, NoticeKind } from '#identity/letters/notice.ts'
import { mailDesk } from '#identity/letters/office/mail-desk.ts'
import type { OperatorTopic } from '#identity/letters/office/topics.ts'
import type { GrantedPermission } from '#platform/contract/office/permissions.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchMailboxes } from './queries.ts'

interface Whom {
  contactId: number
  /** What an operator must be allowed to, to do something about it. */
  permission: GrantedPermission
}

/** To the contact's own address; without one to every operator who may act, so that nothing a buyer sends goes unread. */
export async function mailContact<Kind extends NoticeKind<OperatorTopic>>(
  db: Db,
  config: Config,
  { contactId, permission }: Whom,
  kind: Kind,
  facts: FactsOf<Kind>,
): Promise<void> {
  for (const mailbox of await searchMailboxes(db, contactId, permission, kind.topic))
    await mailDesk(db, config, mailbox, kind, facts)
}
