import type { Fact } from '#identity/letters/fact.ts'
import { notifyMember } from '#identity/letters/server/notify-member.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findMemberName, type KeptOrder, type MovedApproval } from './queries.ts'

/** Both currencies where both are ordered in. */
const totalOf = (orders: readonly KeptOrder[]): Fact => ({
  all: [...Map.groupBy(orders, ({ currency }) => currency)].map(([currency, own]) => ({
    minor: own.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    currency,
  })),
})

type Asked = Pick<MovedApproval, 'id' | 'memberId' | 'orders'>

type Approver = Pick<Asked, 'memberId'>

export async function notifyApprovers(tx: Db, { id, memberId, orders }: Asked, approvers: Approver[], config: Config) {
  const name = (await findMemberName(tx, memberId))?.name ?? ''
  for (const approver of approvers)
    await notifyMember(tx, config, approver.memberId, 'approval.ask', { about: id, name, total: totalOf(orders) })
}

export const notifyAsker = (
  tx: Db,
  { id, memberId, orders }: Asked,
  event: 'approve' | 'reject' | 'lapse',
  config: Config,
  reason = '',
) => notifyMember(tx, config, memberId, `approval.${event}`, { about: id, total: totalOf(orders), reason })
