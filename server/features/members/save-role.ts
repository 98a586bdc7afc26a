import type { ParsedOf } from '#contract/endpoint.ts'
import { Refusal } from '#contract/errors.ts'
import type { roles } from '#contract/operator/roles.ts'
import { audit } from '#server/features/audit/audit.ts'
import { conflict } from '#server/features/audit/conflict.ts'
import type { Context } from '#server/http/context.ts'
import {
  insertRole,
  isRoleCodeTaken,
  lockMenuItem,
  lockRole,
  removeRole,
  setMenuOf,
  swapMenuItem,
  updateMenuItem,
  updateRole,
} from './role-queries.ts'

const taken = () => new Refusal('DUPLICATE', { fields: { code: 'adminForm.codeTaken' } })
/** Registration gives it to everybody. */
const kept = 'buyer'

export const createRole = (input: ParsedOf<typeof roles.create>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const made = await insertRole(tx, input)
    if (!made) throw taken()
    const { id } = made
    await setMenuOf(tx, id, input.menuIds)
    const after = await lockRole(tx, id)
    const change = { action: 'create' as const, noun: 'customerRole' as const, key: id, title: input.nameEn, after }
    return { id, ...(await audit(tx, operator, change)) }
  })

export const saveRole = (input: ParsedOf<typeof roles.update>, { db, operator, locale }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const { id } = input
    const before = await lockRole(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    if (before.code === kept && input.code !== kept)
      throw new Refusal('INVALID_INPUT', { fields: { code: 'adminRoles.keepCode' } })
    if (await isRoleCodeTaken(tx, input.code, id)) throw taken()
    if ((await updateRole(tx, input)) === 0) throw await conflict(tx, 'customerRole', id, locale)
    await setMenuOf(tx, id, input.menuIds)
    const after = await lockRole(tx, id)
    return audit(tx, operator, { action: 'update', noun: 'customerRole', key: id, title: input.nameEn, before, after })
  })

export const removeUnusedRole = (id: number, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const before = await lockRole(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    if (before.code === kept || (await removeRole(tx, id)) === 0) throw new Refusal('IN_USE')
    return audit(tx, operator, { action: 'delete', noun: 'customerRole', key: id, title: before.nameEn, before })
  })

export const saveMenuItem = (
  input: ParsedOf<typeof roles.updateMenuItem>,
  { db, operator, locale }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const { id } = input
    const before = await lockMenuItem(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    if ((await updateMenuItem(tx, input)) === 0) throw await conflict(tx, 'menuItem', id, locale)
    const after = await lockMenuItem(tx, id)
    return audit(tx, operator, { action: 'update', noun: 'menuItem', key: id, title: input.nameEn, before, after })
  })

export const moveMenuItem = (
  { id, direction }: ParsedOf<typeof roles.moveMenuItem>,
  { db, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const before = await lockMenuItem(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    await swapMenuItem(tx, id, direction)
    const after = await lockMenuItem(tx, id)
    return audit(tx, operator, { action: 'update', noun: 'menuItem', key: id, title: before.nameEn, before, after })
  })
