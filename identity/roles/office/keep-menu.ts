import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { lettersMenuId } from '#identity/roles/menu.ts'
import type { menu } from './menu-contract.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { keepNoun } from '#platform/office/audit/server/keep-noun.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import type { Context } from '#platform/server/api/context.ts'
import {
  findPlaceBeside,
  hasItemsBelow,
  insertMenuItem,
  isHeading,
  isMenuAddressTaken,
  lockMenuItems,
  newMenuItemId,
  removeMenuItems,
  setRolesOf,
  updateMenuItem,
  type MenuValues,
} from '../server/menu-queries.ts'

export const keptMenu = keepNoun<MenuValues, ParsedOf<typeof menu.create>>({
  noun: 'menuItem',
  titleOf: ({ nameEn }) => nameEn,
  lock: lockMenuItems,
  newId: newMenuItemId,
  insert: insertMenuItem,
  update: updateMenuItem,
  remove: removeMenuItems,
  toValues: ({ name, nameEn, parentId, url, roleIds }) => ({
    name,
    nameEn,
    parentId: parentId ?? null,
    url: url || null,
    position: null,
    roleIds: [...new Set(roleIds)].toSorted((a, b) => a - b),
  }),
  problemsOf: async (tx, { id, parentId, url }) => ({
    ...(parentId !== null && url === null && { url: 'adminRoles.needsAddress' }),
    ...(parentId !== null &&
      (parentId === id || !(await isHeading(tx, parentId)) || (await hasItemsBelow(tx, id))) && {
        parentId: 'adminRoles.notBelow',
      }),
    ...(url !== null && (await hasItemsBelow(tx, id)) && { url: 'adminRoles.headingStays' }),
    ...(url !== null && (await isMenuAddressTaken(tx, url, id)) && { url: 'adminRoles.addressTaken' }),
  }),
  follow: (tx, _, after) =>
    after ? setRolesOf(tx, after.id, after.url === null ? [] : after.roleIds) : Promise.resolve(),
})

/** The one with the count of unread letters is known by its id: it is hidden by its roles. */
export function removeMenuEntries(ids: number[], context: Context<'operator'>) {
  if (ids.includes(lettersMenuId)) throw new Refusal('FORBIDDEN', { says: 'adminRoles.keepLetters' })
  return keptMenu.remove(ids, context)
}

export const moveMenuItem = (
  { id, direction }: ParsedOf<typeof menu.move>,
  { db, operator }: Pick<Context<'operator'>, 'db' | 'operator'>,
) =>
  db.transaction(async (tx) => {
    const [before] = await lockMenuItems(tx, [id])
    if (!before) throw new Refusal('NOT_FOUND')
    const place = await findPlaceBeside(tx, before, direction)
    const after = { ...before, position: place?.position ?? before.position, version: before.version + 1 }
    await updateMenuItem(tx, after)
    return audit(tx, operator, { action: 'update', noun: 'menuItem', key: id, title: before.nameEn, before, after })
  })

export const menuUndoer: Undoer = { ...keptMenu.undoer, permission: 'settings.edit' }
