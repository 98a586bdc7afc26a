import { createOpener } from '#platform/web/open-view.ts'
import { guard, signInAt } from '#platform/office/guard.ts'
import { rootLoader, type AdminVisit } from '#platform/office/visit.ts'
import { loadAdminModules } from './modules.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { adminEntryAt } from './routes.ts'

export const openAdminView = createOpener<AdminVisit, AdminEntry>({
  entryAt: adminEntryAt,
  redirects: {},
  guard,
  loadModules: loadAdminModules,
  rootLoader,
  signInAt,
})
