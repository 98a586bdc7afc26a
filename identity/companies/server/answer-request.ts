import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { notifyMember } from '#identity/letters/server/notify-member.ts'
import { ownCompany, type LockedCompany } from './change-people.ts'
import { insertColleague, removeRequest } from './people-queries.ts'

interface Answer {
  memberId: number
  consent: boolean
  role: string
}

/** Keepers and operators do it alike, with the company locked. Who is of another company by now cannot be let in. */
export async function decideRequest(
  tx: Db,
  company: LockedCompany,
  { memberId, consent, role }: Answer,
  config: Config,
) {
  if ((await removeRequest(tx, memberId, company.id)) === 0) throw new Refusal('NOT_FOUND')
  if (consent && (await insertColleague(tx, memberId, company.id, role)) === 0)
    throw new Refusal('INVALID_INPUT', { fields: { role: 'members.chooseRole' } })
  await notifyMember(tx, config, memberId, consent ? 'company.accepted' : 'company.refused', { company: company.name })
}

export const answerRequest = (answer: Answer, { db, caller, config }: Context<'member'>) =>
  db.transaction(async (tx) => {
    await decideRequest(tx, await ownCompany(tx, caller.memberId), answer, config)
    return null
  })
