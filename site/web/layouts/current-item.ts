import { to } from '#platform/contract/to.ts'

/** Where the pages of the personal centre belong that another page leads to; what follows an item's path is its own. */
const ledTo: [path: string, item: string][] = [
  [to.quotes(), to.enquiries()],
  [to.quickOrder(), to.cart()],
  [to.notices(), to.letters()],
  [to.ownData(), to.accountSecurity()],
  ['/customer/PersonalCenter/comment/', to.accountSecurity()],
]

/** What `aria-current` says of an item of the personal centre: the page itself, or one that belongs to it. */
export function currentOf(item: string, path: string): 'page' | 'true' | undefined {
  if (path === item) return 'page'
  const below = path.startsWith(item) && /^[-/]/.test(path.slice(item.length))
  return below || ledTo.some(([start, owner]) => owner === item && path.startsWith(start)) ? 'true' : undefined
}
