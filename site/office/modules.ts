import type { AdminEntry } from '#platform/office/entry.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import type { Modules } from '#platform/web/open-view.ts'
import type { LayoutModule } from '#platform/web/page.ts'
import * as desk from './layouts/desk-layout.tsx'
import * as door from './layouts/door-layout.tsx'

const layouts: Record<AdminEntry['layout'], LayoutModule<AdminVisit>> = { desk, door }

const loaded = new Map<AdminEntry, Modules<AdminVisit>>()

export const adminModulesOf = (entry: AdminEntry) => loaded.get(entry)

export async function loadAdminModules(entry: AdminEntry): Promise<Modules<AdminVisit>> {
  const known = loaded.get(entry)
  if (known) return known
  const modules = { page: await entry.page(), layout: layouts[entry.layout] }
  loaded.set(entry, modules)
  return modules
}
