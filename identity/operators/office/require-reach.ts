import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { isShop, type Details } from './queries.ts'
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
export async function requireRoles(
  tx: Db,
  operator: Operator,
  { roleIds, shopId }: Pick<Details, 'roleIds' | 'shopId'>,
) {
  const chosen = (await searchRoles(tx)).filter(({ id }) => roleIds.includes(id))
  if (chosen.length < new Set(roleIds).size) throw wrong('roleIds', 'errors.NOT_FOUND')
  if (!chosen.every(({ permissions }) => isWithin(permissions, operator)))
    throw tooMuch({ roleIds: 'adminOperators.moreThanOwn' })
  const sells = chosen.some(isSeller)
  if (sells && chosen.length > 1) throw wrong('roleIds', 'adminOperators.sellerAlone')
  if (sells !== (shopId !== undefined)) throw wrong('shopId', 'adminOperators.sellerNeedsShop')
  if (shopId !== undefined && !(await isShop(tx, shopId))) throw wrong('shopId', 'errors.NOT_FOUND')
  return chosen
}

export const isSeller = ({ code }: { code: string }) => code === 'seller'

const wrong = (field: string, message: string) => new Refusal('INVALID_INPUT', { fields: { [field]: message } })
