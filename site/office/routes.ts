import type { AdminEntry } from '#platform/office/entry.ts'
import { cataloguePages } from './routes/catalogue.ts'
import { contentPages } from './routes/content.ts'
import { deskPages } from './routes/desk.ts'
import { keyOf } from './routes/keys.ts'
import { recordPages } from './routes/records.ts'
import { salesPages } from './routes/sales.ts'
import { servicePages } from './routes/service.ts'
import { systemPages } from './routes/system.ts'

const pages = [
  ...deskPages,
  ...cataloguePages,
  ...salesPages,
  ...servicePages,
  ...contentPages,
  ...systemPages,
  ...recordPages,
]

/** Every page of the back office; each section of the navigation lists its own in this order. */
export const adminPages: AdminEntry[] = pages.map((entry) => ({ key: keyOf(entry.path), ...entry }))

const byPath = new Map(adminPages.map((entry) => [entry.path, entry]))
export const adminEntryAt = (pathname: string) => byPath.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))
