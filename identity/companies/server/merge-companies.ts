import { Refusal } from '#platform/contract/errors.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { notifyMember } from '#identity/letters/server/notify-member.ts'
import { lockPair, markMerged, moveCare, movePeople, moveRequests } from './merge-queries.ts'

/** Of two merges of the same company the second does not find it. */
export async function lockCompanies(tx: Db, id: number, otherId: number) {
  const pair = await lockPair(tx, id, otherId)
  const [company, other] = [id, otherId].map((each) => pair.find((found) => found.id === each))
  if (!company || !other) throw new Refusal('NOT_FOUND')
  return { company, other }
}

type Pair = Awaited<ReturnType<typeof lockCompanies>>

/** People and whoever asks to be one of them, owner and next step; the name leads to the company that stays. */
export async function mergeCompanies(tx: Db, { company, other }: Pair, config: Config): Promise<void> {
  const people = await movePeople(tx, company.id, other.id)
  for (const step of [moveRequests, moveCare, markMerged]) await step(tx, company.id, other.id)
  const values = { company: company.name, former: other.name }
  for (const { memberId } of people) await notifyMember(tx, config, memberId, 'company.merged', values)
}
