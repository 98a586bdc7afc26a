import type { Modules } from '#platform/web/open-view.ts'
import type { Layout, PageEntry } from '#platform/web/page-entry.ts'
import type { PageFile } from '#platform/web/page-file.ts'
import type { LayoutModule } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import * as common from './layouts/common-layout.tsx'
import * as plain from './layouts/default-layout.tsx'
import * as shop from './layouts/shop-layout.tsx'

// The frames of the public site belong to every first page; the others come with their pages.
const publicLayouts: Partial<Record<Layout, LayoutModule>> = { common, shop, default: plain }
const otherLayouts: Partial<Record<Layout, PageFile<LayoutModule>>> = {
  customer: () => import('#site/web/layouts/customer-layout.tsx'),
  mobile: () => import('#site/web/layouts/mobile-layout.tsx'),
  register: () => import('#site/web/layouts/register-layout.tsx'),
}

const loaded = new Map<PageEntry, Modules<Visit>>()

/** Code of a page and its layout, once it has come. */
export const modulesOf = (entry: PageEntry) => loaded.get(entry)

export async function loadModules(entry: PageEntry): Promise<Modules<Visit>> {
  const known = loaded.get(entry)
  if (known) return known
  const [page, layout] = await Promise.all([
    entry.page(),
    publicLayouts[entry.layout] ?? otherLayouts[entry.layout]?.(),
  ])
  if (!layout) throw new Error(`${entry.path} has no layout.`)
  loaded.set(entry, { page, layout })
  return { page, layout }
}
