import { Refusal } from '#contract/errors.ts'
import type { Db } from '#server/database/database.ts'
import type { Operator } from '#server/http/context.ts'
import { lockAdministrators } from './operator-queries.ts'

/** Before somebody loses the administrator's rights: never the own ones, and never the last ones. */
export async function requireAdministrator(tx: Db, { operatorId }: Operator, id: number): Promise<void> {
  const administrators = await lockAdministrators(tx)
  if (!administrators.some((each) => each.id === id)) return
  if (id === operatorId) throw new Refusal('FORBIDDEN', { says: 'adminOperators.notYourself' })
  if (!administrators.some((each) => each.id !== id))
    throw new Refusal('FORBIDDEN', { says: 'adminOperators.lastAdministrator' })
}
