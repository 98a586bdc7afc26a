import { createOpener, type Modules } from '#web/lib/open-view.ts'
import type { LayoutModule, PageModule } from '#web/lib/page.ts'
import { guard, signInAt } from './lib/guard.ts'
import { rootLoader, type AdminVisit } from './lib/visit.ts'
import { adminEntryAt, type AdminEntry } from './routes.ts'

const pageModules = import.meta.glob<PageModule<AdminVisit>>('./features/**/*-page.tsx')
const layoutModules = import.meta.glob<LayoutModule<AdminVisit>>('./layouts/*-layout.tsx')

const loaded = new Map<AdminEntry, Modules<AdminVisit>>()

export const adminModulesOf = (entry: AdminEntry) => loaded.get(entry)

export async function loadAdminModules(entry: AdminEntry): Promise<Modules<AdminVisit>> {
  const known = loaded.get(entry)
  if (known) return known
  const [page, layout] = await Promise.all([
    pageModules[`./features/${entry.page}.tsx`]?.(),
    layoutModules[`./layouts/${entry.layout}-layout.tsx`]?.(),
  ])
  if (!page || !layout) throw new Error(`${entry.path} has no page or no layout file.`)
  loaded.set(entry, { page, layout })
  return { page, layout }
}

export const openAdminView = createOpener<AdminVisit, AdminEntry>({
  entryAt: adminEntryAt,
  redirects: {},
  guard,
  loadModules: loadAdminModules,
  // The whole area is there before the first page.
  loadTexts: async () => undefined,
  rootLoader,
  signInAt,
})
