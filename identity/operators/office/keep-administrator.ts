import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { lockAdministrators } from './queries.ts'

/** Before somebody loses the administrator's rights: never the own ones, and never the last ones. */
export async function requireAdministrator(tx: Db, { operatorId }: Operator, id: number): Promise<void> {
  const administrators = await lockAdministrators(tx)
  if (!administrators.some((each) => each.id === id)) return
  if (id === operatorId) throw new Refusal('FORBIDDEN', { says: 'adminOperators.notYourself' })
  if (!administrators.some((each) => each.id !== id))
    throw new Refusal('FORBIDDEN', { says: 'adminOperators.lastAdministrator' })
}
