import { to } from '#platform/contract/to.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import { redirect } from './outcome.ts'
import type { Menu, Visit } from './visit.ts'

/** Who may see a page: members, guests, and of the members those whose menu lists it. */
export async function guard({ path, access, common }: PageEntry, { signedIn, url, menu }: Visit): Promise<void> {
  if (access === 'guest' && signedIn) throw redirect(to.customerHome())
  if (access !== 'customer') return
  if (!signedIn) throw redirect(to.signIn(url.pathname + url.search))
  if (common || path === to.customerHome()) return
  if (!lists(await menu(), path)) throw redirect(to.lost())
}

const lists = ({ menuList }: Menu, path: string) =>
  menuList.some((node) => node.url === path || node.list.some((leaf) => leaf.url === path))
