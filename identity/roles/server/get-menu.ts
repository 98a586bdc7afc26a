import type { MenuNode } from '../menu.ts'
import type { Context } from '#platform/server/api/context.ts'
import { searchMenuOf, type MenuRow } from './queries.ts'

/** The menu tree and the permission codes of the member's role. */
export async function getMenu({ db, caller }: Context<'member'>) {
  return { menuList: treeOf(await searchMenuOf(db, caller.memberId)), permissions: [...caller.permissions] }
}

const treeOf = (rows: MenuRow[]): MenuNode[] =>
  rows
    .filter(({ parentId }) => parentId === null)
    .map((root) => ({
      ...root,
      list: rows.filter(({ parentId }) => parentId === root.id).map((leaf) => ({ ...leaf, list: [] })),
    }))
