import type { Translate } from '#platform/texts/messages.ts'
import { askPage } from './ask-page.ts'
import type { OpenView } from './browser-router.ts'
import { stayOffline } from './stay-offline.ts'
import type { PagePart } from './visit.ts'

interface BrowserSite<Entry> {
  entryAt(pathname: string): Entry | undefined
  /** Code and texts of a page. */
  load(entry: Entry): Promise<unknown>
}

/** Opens the next page: its data and its code are asked for at once. */
export function createBrowserOpener<Entry extends { layout: string }>(
  { entryAt, load }: BrowserSite<Entry>,
  t: Translate,
): OpenView {
  return (target) => {
    const { url, form, previous } = target
    const entry = entryAt(url.pathname)
    const before = form || previous.error ? undefined : entryAt(previous.place.pathname)
    return stayOffline(target, t, async () => {
      const [found] = await Promise.all([askPage(target, partOf(before, entry), t), entry && load(entry)])
      return found
    })
  }
}

function partOf(before: { layout: string } | undefined, entry: { layout: string } | undefined): PagePart {
  if (!before) return 'root'
  return before.layout === entry?.layout ? 'page' : 'layout'
}
