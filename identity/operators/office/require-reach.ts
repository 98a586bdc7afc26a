import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { findCodes, searchRoles } from './role-queries.ts'

export const isWithin = (codes: readonly string[], { permissions }: Pick<Operator, 'permissions'>) =>
  codes.every((code) => (permissions as readonly string[]).includes(code))

const tooMuch = (fields?: Record<string, string>) =>
  new Refusal('FORBIDDEN', { says: 'adminOperators.moreThanOwn', fields })

/** Nobody changes the account of whoever may more: its next invitation would open what it opens. */
export async function requireReach(tx: Db, operator: Operator, id: number): Promise<void> {
  if (!isWithin(await findCodes(tx, id), operator)) throw tooMuch()
}

/** The chosen roles, as long as there are such and they give nothing that the giver has not. */
export async function requireRoles(tx: Db, operator: Operator, roleIds: readonly number[]) {
  const chosen = (await searchRoles(tx)).filter(({ id }) => roleIds.includes(id))
  if (chosen.length < new Set(roleIds).size)
    throw new Refusal('INVALID_INPUT', { fields: { roleIds: 'errors.NOT_FOUND' } })
  if (!chosen.every(({ permissions }) => isWithin(permissions, operator)))
    throw tooMuch({ roleIds: 'adminOperators.moreThanOwn' })
  return chosen
}
