import { indexProducts } from '#catalogue/search/server/index-products.ts'
import { refreshParameterSpans } from '#catalogue/search/server/refresh-parameter-spans.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { catalogue, type Catalogue } from './catalogue/catalogue.ts'
import { insertRows, named } from '#site/first-start/server/shared-queries.ts'
import { seedCrossReferences } from './seed-cross-references.ts'
import { seedProducts } from './seed-products.ts'
import { seedShops } from './seed-shops.ts'
import { seedBrands } from './seed-brands.ts'
import { storePictures, type StorePictures } from './store-pictures.ts'

/** Shops, products and everything that describes them, ready to be searched. */
export const seedCatalogue = (db: Db) => fillCatalogue(db, (name) => storePictures(db, name))

export async function fillCatalogue(db: Db, store: StorePictures) {
  const all = catalogue()
  await seedBrands(db, all.brands)
  await seedShops(db, store, all.shops)
  const ids = await seedProducts(db, store, all.products)
  const idOf = new Map(all.products.map(({ code }, at) => [code, ids[at] as number]))
  await seedSubjects(db, all.subjects, idOf)
  await indexProducts(db, ids)
  await refreshParameterSpans(db)
  await seedCrossReferences(db)
}

/** Drawn for the articles already. */
const subjectPictures: Record<string, string> = {
  'high-flow-pp': 'cups',
  'abs-appliance': 'injection-press',
  'flame-retardant': 'burn-test',
  'pcr-packaging': 'recycling-line',
  'nylon-engine-bay': 'gears',
  'clear-resins': 'flakes-clear',
  compostable: 'film-blowing',
  'off-grade-lots': 'big-bags',
}

async function seedSubjects(db: Db, subjects: Catalogue['subjects'], idOf: Map<string, number>) {
  const pictures = await db.many<{ id: number; src: string }>(sql`select id, src from picture`)
  const pictureIds = new Map(pictures.map(({ id, src }) => [src, id]))
  const ids = await insertRows(
    db,
    'subject',
    subjects.map((subject, at) => ({
      ...named(subject, at),
      code: subject.code,
      description_zh: subject.descriptionZh,
      description_en: subject.descriptionEn,
      picture_id: pictureIds.get(`/media/articles/${subjectPictures[subject.code]}`) ?? null,
    })),
  )
  await insertRows(
    db,
    'subject_product',
    subjects.flatMap(({ productCodes }, at) =>
      productCodes.map((code, position) => ({ subject_id: ids[at], product_id: idOf.get(code), position })),
    ),
  )
}
