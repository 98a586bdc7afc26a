import { Refusal } from '#platform/contract/errors.ts'
import { notifyMember } from '#identity/letters/server/notify-member.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import {
  countMoved,
  lockPair,
  markMerged,
  moveAddresses,
  moveCare,
  movePeople,
  moveLimits,
  moveRequests,
  moveTrade,
} from './merge-queries.ts'
import { findCompanyName } from './queries.ts'

interface Pair {
  id: number
  otherId: number
}

const itself = () => new Refusal('INVALID_INPUT', { fields: { otherId: 'adminCustomers.itself' } })

export async function previewMerge(db: Db, { id, otherId }: Pair) {
  if (id === otherId) throw itself()
  const [company, other, moved] = await Promise.all([
    findCompanyName(db, id),
    findCompanyName(db, otherId),
    countMoved(db, otherId),
  ])
  if (!company || !other || !moved) throw new Refusal('NOT_FOUND')
  return { company: { id, ...company }, other: { id: otherId, ...other }, moved }
}

const steps = [moveRequests, moveAddresses, moveTrade, moveLimits, moveCare, markMerged]

/** All or nothing, and once: of two merges of the same company the second does not find it. */
export const mergeCompany = ({ id, otherId }: Pair, { db, operator, config }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    if (id === otherId) throw itself()
    const pair = await lockPair(tx, id, otherId)
    const [company, other] = [id, otherId].map((each) => pair.find((found) => found.id === each))
    if (!company || !other) throw new Refusal('NOT_FOUND')
    const moved = await countMoved(tx, otherId)
    const people = await movePeople(tx, id, otherId)
    for (const step of steps) await step(tx, id, otherId)
    const values = { company: company.name, former: other.name }
    for (const { memberId } of people) await notifyMember(tx, config, memberId, 'company.merged', values)
    return audit(
      tx,
      operator,
      { action: 'merge', noun: 'company', key: id, title: company.name, after: { former: other.name, ...moved } },
      { action: 'merge', noun: 'company', key: otherId, title: other.name, after: { mergedInto: company.name } },
    )
  })
