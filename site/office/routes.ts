import type { AdminEntry } from '#platform/office/entry.ts'
import { cataloguePages } from './routes/catalogue.ts'
import { contentPages } from './routes/content.ts'
import { deskPages } from './routes/desk.ts'
import { keyOf } from './routes/keys.ts'
import { salesPages } from './routes/sales.ts'
import { servicePages } from './routes/service.ts'
import { systemPages } from './routes/system.ts'

const pages = [...deskPages, ...cataloguePages, ...salesPages, ...servicePages, ...contentPages, ...systemPages]

/** Every page of the back office, in the order of its navigation. */
export const adminPages: AdminEntry[] = pages.map((entry) => ({ ...entry, key: keyOf(entry.path) }))

const byPath = new Map(adminPages.map((entry) => [entry.path, entry]))
export const adminEntryAt = (pathname: string) => byPath.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))
