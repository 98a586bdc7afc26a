import { office as at } from '#platform/contract/addresses/site.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import { adding, listedIn, page } from './entries.ts'

const listed = listedIn('system')

export const systemPages: AdminEntry[] = [
  listed(at.setUp, 'adminSetUp.title', 'settings.edit', () => import('#site/set-up/office/set-up-page.tsx')),
  listed(at.site, 'adminContent.siteTitle', 'settings.edit', () => import('#content/home/office/site-page.tsx')),
  page(
    at.siteVersions,
    'adminContent.siteTitle',
    'settings.edit',
    () => import('#content/home/office/site-versions-page.tsx'),
  ),
  listed(
    at.operators,
    'adminOperators.title',
    'operators.edit',
    () => import('#identity/operators/office/list-page.tsx'),
  ),
  adding('adminOperators.add')(
    at.operators.edit,
    'adminOperators.title',
    'operators.edit',
    () => import('#identity/operators/office/edit-page.tsx'),
  ),
  listed(at.status, 'adminStatus.title', 'settings.edit', () => import('#site/status/office/status-page.tsx')),
  listed(at.jobs, 'adminJobs.title', 'settings.edit', () => import('#site/jobs/office/list-page.tsx')),
  listed(
    at.browserErrors,
    'adminBrowserErrors.title',
    'settings.edit',
    () => import('#site/browser-errors/office/list-page.tsx'),
  ),
  listed(
    at.securityEvents,
    'adminSecurity.title',
    'security.read',
    () => import('#identity/security-events/office/list-page.tsx'),
  ),
  listed(at.audit, 'adminAudit.title', 'audit.read', () => import('#platform/office/audit/list-page.tsx')),
]
