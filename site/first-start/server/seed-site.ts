import type { Db } from '#platform/server/database/database.ts'
import { labels } from './vocabulary/labels.ts'
import { insertRows, named } from './shared-queries.ts'

/** What the company has to say of itself stays unsaid until somebody of it does; pages leave out what is empty. */
const unsaid = { hotline: '', email: '', address: '' }
const site = [
  { locale: 'zh-CN', name: '聚港', ...unsaid },
  { locale: 'en-US', name: 'PolyHarbor', ...unsaid },
]

export async function seedSite(db: Db) {
  await insertRows(db, 'site', site)
  await insertRows(
    db,
    'label',
    labels.map((label, at) => ({ ...named(label, at), code: label.code })),
  )
}
