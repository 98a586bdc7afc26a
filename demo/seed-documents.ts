import { standards } from '#catalogue/documents/document.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { categories, rootOf, type RootCategoryCode } from '#site/first-start/server/vocabulary/categories.ts'
import { idsByCode, insertRows } from '#site/first-start/server/shared-queries.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { wholeBetween } from './catalogue/chance.ts'
import type { Product } from './catalogue/product.ts'
import { drawSpecimen, type Specimen } from './documents/draw-specimen.ts'
import { certifiedBy } from './documents/certified-by.ts'
import { certificate, everyCertified, safetySheet, type Certified } from './documents/specimens.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
const issuedOn = dayIn(-300)

/** A safety data sheet for every product, and certificates for some; the goods share a few files. */
export async function seedDocuments(db: Db, storage: Storage) {
  const store = async (key: string, specimen: Specimen) => {
    const bytes = await drawSpecimen(specimen)
    const file = `document/specimen-${key}.pdf`
    await storage.put(`media/${file}`, Buffer.from(bytes), 'application/pdf')
    return { file, bytes: bytes.length }
  }
  const sheets = new Map<RootCategoryCode, Awaited<ReturnType<typeof store>>>()
  for (const category of categories.filter(({ parent }) => parent === null))
    sheets.set(rootOf(category.code), await store(`sds-${category.code}`, safetySheet(category, issuedOn)))
  const certificates = new Map<Certified, Awaited<ReturnType<typeof store>>>()
  for (const standard of everyCertified)
    certificates.set(standard, await store(standard.toLowerCase().replace(' ', '-'), certificate(standard, issuedOn)))
  const productId = await idsByCode(db, 'product')
  await insertRows(
    db,
    'document',
    catalogue().products.flatMap((product) => [
      {
        ...rowOf(product, productId, '安全技术说明书（样本）', 'Safety data sheet (specimen)'),
        ...sheets.get(rootOf(product.category)),
        kind: 'SDS',
        standard: null,
        expires_on: null,
      },
      ...certifiedBy(product).map((standard) => ({
        ...rowOf(product, productId, `${standard} 符合性声明（样本）`, `${standard} declaration (specimen)`),
        ...certificates.get(standard),
        kind: 'certificate',
        standard: standards.find((known) => known === standard) ?? null,
        // A few have ended or are about to, as in any office.
        expires_on: dayIn(wholeBetween(-3, 900, product.code, standard)),
      })),
    ]),
  )
}

const rowOf = ({ code }: Product, productId: (code: string) => number, title_zh: string, title_en: string) => ({
  product_id: productId(code),
  locale: null,
  title_zh,
  title_en,
  issued_on: issuedOn,
})
