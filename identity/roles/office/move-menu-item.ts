import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { lettersMenuId } from '#identity/roles/menu.ts'
import { lockRecords } from '#platform/office/records/server/queries.ts'
import { removeRecords } from '#platform/office/records/server/remove-record.ts'
import { replaceRecord } from '#platform/office/records/server/save-record.ts'
import type { Context } from '#platform/server/api/context.ts'
import { findPlaceBeside } from '../server/menu-queries.ts'
import type { menu } from './menu-contract.ts'
import { menuTable } from './menu-table.ts'

/** The one with the count of unread letters is known by its id: it is hidden by its roles. */
export function removeMenuItems(ids: number[], context: Context<'operator'>) {
  if (ids.includes(lettersMenuId)) throw new Refusal('FORBIDDEN', { says: 'adminMenu.keepLetters' })
  return removeRecords(menuTable, ids, context)
}

export const moveMenuItem = (
  { id, direction }: ParsedOf<typeof menu.move>,
  { db, operator }: Pick<Context<'operator'>, 'db' | 'operator'>,
) =>
  db.transaction(async (tx) => {
    const [before] = await lockRecords(tx, menuTable, [id])
    if (!before) throw new Refusal('NOT_FOUND')
    const place = await findPlaceBeside(tx, id, direction)
    return replaceRecord(tx, menuTable, before, { position: place?.position ?? before['position'] ?? null }, operator)
  })
