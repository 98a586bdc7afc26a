import type { PageEntry } from '#platform/web/page-entry.ts'
import { redirect } from './outcome.ts'
import type { Menu, Visit } from './visit.ts'

/** Who may see a page: members, guests, and of the members those whose menu lists it. */
export async function guard({ path, access, common }: PageEntry, { signedIn, url, menu }: Visit): Promise<void> {
  if (access === 'guest' && signedIn) throw redirect('/customer/home')
  if (access !== 'customer') return
  if (!signedIn) throw redirect(`/auth/login?backUrl=${encodeURIComponent(url.pathname + url.search)}`)
  if (common || path === '/customer/home') return
  if (!lists(await menu(), path)) throw redirect('/common/404')
}

const lists = ({ menuList }: Menu, path: string) =>
  menuList.some((node) => node.url === path || node.list.some((leaf) => leaf.url === path))
