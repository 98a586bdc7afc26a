import type { Database, Db } from '#platform/server/database/database.ts'
import { fillOnce } from './fill-once.ts'
import { seedArticles } from './seed-articles.ts'
import { seedRoles } from './seed-roles.ts'
import { seedSite } from './seed-site.ts'
import { seedCarriers, seedTerms } from './seed-terms.ts'
import { seedVocabulary } from './seed-vocabulary.ts'

/** All provinces and cities, which are needed once. */
const seedPlaces = async (tx: Db) => (await import('./seed-places.ts')).seedPlaces(tx)

/** What every installation needs before its first visitor. */
export async function seedReference(db: Database): Promise<void> {
  await fillOnce(db, 'places', seedPlaces)
  await fillOnce(db, 'roles', seedRoles)
  await fillOnce(db, 'site', seedSite)
  await fillOnce(db, 'articles', seedArticles)
  await fillOnce(db, 'vocabulary', seedVocabulary)
  await fillOnce(db, 'terms', seedTerms)
  await fillOnce(db, 'carriers', seedCarriers)
}
