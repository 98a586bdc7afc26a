import { recordTable } from '#platform/office/records/server/record-table.ts'
import type { StoredOf } from '#platform/office/records/record.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { headingChoices, hasItemsBelow, isHeading, lastOf, placeMenuItem, setRolesOf } from '../server/menu-queries.ts'
import { roleChoices } from '../server/role-queries.ts'
import { menuRecord } from './menu-record.ts'

/** A place of null is the last of its level. */
type MenuItem = StoredOf<typeof menuRecord> & { position?: number | null }

async function problemsOf(tx: Db, { id, parentId, url }: MenuItem): Promise<Record<string, string>> {
  const below = await hasItemsBelow(tx, id)
  const misplaced = parentId !== null && (parentId === id || below || !(await isHeading(tx, parentId)))
  return {
    ...(parentId !== null && url === null && { url: 'adminMenu.needsAddress' }),
    ...(misplaced && { parentId: 'adminMenu.notBelow' }),
    ...(url !== null && below && { url: 'adminMenu.headingStays' }),
  }
}

/** What is new stands last, unless its old place is free; what changes its heading stands last there. */
function placeOf({ parentId, position = null }: MenuItem, isNew: boolean) {
  if (!isNew)
    return sql`case when it.parent_id is distinct from ${parentId}::int then ${lastOf(parentId)} else it.position end`
  return sql`case when ${position}::int is null or exists (
      select from menu_item where parent_id is not distinct from ${parentId}::int and position = ${position}::int)
    then ${lastOf(parentId)} else ${position}::int end`
}

export const menuTable = recordTable(menuRecord, {
  table: 'menu_item',
  order: sql`(select position from menu_item parent where parent.id = coalesce(it.parent_id, it.id)),
    coalesce(it.parent_id, it.id), it.parent_id nulls first, it.position`,
  newId: sql`nextval('menu_item_id')`,
  kept: ['position'],
  derived: (values, isNew) => ({ position: placeOf(values, isNew) }),
  unique: [{ fields: ['url'], message: 'adminMenu.addressTaken' }],
  reads: {
    roleIds: sql`array(select distinct role_id from role_menu_item join menu_item below on below.id = menu_item_id
      where case when it.url is null then below.parent_id else below.id end = it.id order by 1)`,
  },
  choices: {
    parentId: headingChoices,
    roleIds: roleChoices,
  },
  ready: (values) => ({
    ...values,
    position: null,
    roleIds: [...new Set(values.roleIds)].toSorted((a, b) => a - b),
  }),
  check: problemsOf,
  onSaved: async (tx, id, values: MenuItem) => {
    if (typeof values.position === 'number') await placeMenuItem(tx, id, values.position)
    await setRolesOf(tx, id, values.url === null ? [] : values.roleIds)
  },
  onRemove: async (tx, ids) => {
    for (const id of ids) await setRolesOf(tx, id, [])
  },
})
