import type { MenuNode } from '../menu.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findPermissionsOf, searchMenuOf, type MenuRow } from './queries.ts'

/** The menu tree and the permission codes of the member's role. */
export async function getMenu(db: Db, memberId: number) {
  const [rows, role] = await Promise.all([searchMenuOf(db, memberId), findPermissionsOf(db, memberId)])
  return { menuList: treeOf(rows), permissions: role?.permissions ?? [] }
}

const treeOf = (rows: MenuRow[]): MenuNode[] =>
  rows
    .filter(({ parentId }) => parentId === null)
    .map((root) => ({
      ...root,
      list: rows.filter(({ parentId }) => parentId === root.id).map((leaf) => ({ ...leaf, list: [] })),
    }))
