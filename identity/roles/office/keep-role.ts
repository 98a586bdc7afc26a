import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { roles } from './contract.ts'
import { keepNoun } from '#platform/office/audit/server/keep-noun.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import type { Context } from '#platform/server/api/context.ts'
import {
  findRole,
  insertRole,
  isRoleCodeTaken,
  lockRoles,
  newRoleId,
  removeRoles,
  setMenuOf,
  updateRole,
  type RoleValues,
} from '../server/role-queries.ts'

/** Registration gives it to everybody. */
const kept = 'buyer'

export const keptRoles = keepNoun<RoleValues, ParsedOf<typeof roles.create>>({
  noun: 'customerRole',
  titleOf: ({ nameEn }) => nameEn,
  lock: lockRoles,
  newId: newRoleId,
  insert: insertRole,
  update: updateRole,
  remove: removeRoles,
  toValues: ({ code, name, nameEn, permissions, menuIds }) => ({
    code,
    name,
    nameEn,
    permissions,
    menuIds: [...new Set(menuIds)].toSorted((a, b) => a - b),
  }),
  problemsOf: async (tx, { id, code }, before) => ({
    ...((await isRoleCodeTaken(tx, code, id)) && { code: 'adminForm.codeTaken' }),
    ...(before?.code === kept && code !== kept && { code: 'adminRoles.keepCode' }),
  }),
  follow: (tx, _, after) => (after ? setMenuOf(tx, after.id, after.menuIds) : Promise.resolve()),
})

export async function removeUnusedRole(id: number, context: Context<'operator'>) {
  if ((await findRole(context.db, id))?.code === kept) throw new Refusal('IN_USE')
  return keptRoles.remove([id], context)
}

export const roleUndoer: Undoer = { ...keptRoles.undoer, permission: 'settings.edit' }
