import type { AdminEntry } from '#platform/office/entry.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import type { Modules } from '#platform/web/open-view.ts'
import type { PageFile } from '#platform/web/page-file.ts'
import type { LayoutModule } from '#platform/web/page.ts'

const layouts: Record<AdminEntry['layout'], PageFile<LayoutModule<AdminVisit>>> = {
  desk: () => import('#site/office/layouts/desk-layout.tsx'),
  door: () => import('#site/office/layouts/door-layout.tsx'),
}

const loaded = new Map<AdminEntry, Modules<AdminVisit>>()

export const adminModulesOf = (entry: AdminEntry) => loaded.get(entry)

export async function loadAdminModules(entry: AdminEntry): Promise<Modules<AdminVisit>> {
  const known = loaded.get(entry)
  if (known) return known
  const [page, layout] = await Promise.all([entry.page(), layouts[entry.layout]()])
  loaded.set(entry, { page, layout })
  return { page, layout }
}
