import { notifyMember } from '#identity/letters/server/notify-member.ts'
import type { NoticeFacts } from '#identity/letters/server/notice-kinds.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { companyNotices } from '../notices.ts'
import { searchKeepers } from './company-queries.ts'

export async function notifyKeepers<Name extends keyof typeof companyNotices>(
  tx: Db,
  config: Config,
  enterpriseId: number,
  name: Name,
  facts: NoticeFacts<Name>,
): Promise<void> {
  for (const { memberId } of await searchKeepers(tx, enterpriseId))
    await notifyMember(tx, config, memberId, name, facts)
}
