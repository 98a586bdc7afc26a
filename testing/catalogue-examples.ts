import { keyOf } from '#catalogue/search/server/search-tokens.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPicture } from './factories.ts'
import { aBrand, aParameter, aProduct, aProductCategory, aShop, aWarehouse } from './catalogue.ts'
import { recordTables } from '#site/server/record-tables.ts'
import { printed } from './record-examples.ts'
import type { Person } from './back-office.ts'
import { aPdf } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

type Database = TestApp['db']
type Example = (situation: { db: Database; person: Person }) => Promise<object> | object

const chinaOf = async (db: Db) =>
  (await db.first<{ id: number }>(sql`select id from country where code = 'CN'`))?.id ?? 0

export const aProductForm = async (db: Database) => ({
  code: crypto.randomUUID(),
  shopId: await aShop(db),
  categoryId: await aProductCategory(db),
  brandId: await aBrand(db),
  countryId: await chinaOf(db),
  grade: 0,
  fieldType: 1,
  model: 'Example',
  name: '示例',
  form: 'pellet' as const,
  colourHex: '#ffffff',
  colourName: '白',
  colourNameEn: 'White',
  minimumOrderKg: 1000,
})

const aParameterForm = {
  name: '示例',
  nameEn: 'Example',
  group: 'mechanical',
  unit: 'MPa',
  units: ['GPa'],
  selectionType: 0,
  inputType: 0,
  filterType: 0,
  searchType: 2,
}
const letters = () => crypto.randomUUID().replace(/[^a-z]/g, '') + 'xx'

const aCrossReferenceForm = async (db: Database, polymer?: string) => ({
  model: `X-${crypto.randomUUID().slice(0, 8)}`,
  producer: 'Example Polymers',
  categoryId: await aProductCategory(db, { name: polymer }),
  stated: [
    { parameter: (await aParameter(db)).code, figure: '42', unit: 'MPa', condition: '23 °C', method: 'ISO 527' },
  ],
  source: 'Sheet of the producer, May 2026',
  checkedOn: '2026-05-31',
})

const aCrossReference = async (db: Database) => {
  const { model, producer, categoryId, source, checkedOn } = await aCrossReferenceForm(db)
  const made = await db.first<{ id: number }>(sql`
    insert into cross_reference (model, model_key, producer, category_id, source, checked_on)
    values (${model}, ${keyOf(model)}, ${producer}, ${categoryId}, ${source}, ${checkedOn}) returning id`)
  return made?.id ?? 0
}

/** A table with one change, as far as it is before it is applied. */
async function anImport(db: Database, { id: operatorId }: { id: number }) {
  const product = await aProduct(db)
  const made = await db.first<{ id: number }>(sql`
    insert into catalogue_import (operator_id, name, state, header, mapping, row_count)
    values (${operatorId}, 'a.csv', 'checked', '{Code,Model}', '{code,model}', 1) returning id`)
  const { id = 0 } = made ?? {}
  await db.run(sql`
    insert into catalogue_import_row (import_id, row_no, cells, outcome, product_id, before, after)
    values (${id}, 1, '{}', 'changed', ${product.id}, '{"model":"a","version":1}', '{"model":"b"}')`)
  return { id, productId: product.id }
}

export const catalogueCallExamples: Record<string, Example> = {
  'products.create': ({ db }) => aProductForm(db),
  'products.update': async ({ db }) => ({ ...(await aProductForm(db)), id: (await aProduct(db)).id, version: 1 }),
  'products.keepDraft': async ({ db }) => ({ ...(await aProductForm(db)), pictureIds: [(await aPicture(db)).id] }),
  'products.dropDraft': async ({ db }) => ({ id: (await aProduct(db)).id }),
  'products.setStatus': async ({ db }) => ({ ids: [(await aProduct(db)).id], status: 'withdrawn' }),
  'products.remove': async ({ db }) => ({ ids: [(await aProduct(db, { status: 'draft' })).id] }),
  'stockMoves.move': async ({ db }) => {
    const { id } = await aProduct(db)
    await db.run(sql`update product set stock_kg = 1000 where id = ${id}`)
    return { id, toId: await aWarehouse(db), kilograms: 10, reason: 'Nearer to the port' }
  },
  'costs.save': async ({ db }) => ({
    id: (await aProduct(db)).id,
    costs: [{ currency: 'CNY', price: '7,000' }],
  }),
  'documents.upload': () => ({ file: aPdf() }),
  'imports.apply': async ({ db, person }) => ({ id: (await anImport(db, person)).id }),
  'imports.addBrands': async ({ db, person }) => {
    const { id } = await anImport(db, person)
    await db.run(sql`
      update catalogue_import set header = '{Code,Brand,Origin}', mapping = '{code,brand,country}' where id = ${id}`)
    await db.run(sql`
      update catalogue_import_row set cells = array['x', ${letters()}, 'CN'], outcome = 'wrong',
        problems = '{"brand":"adminTables.unknown"}' where import_id = ${id}`)
    return { id }
  },
  'imports.undo': async ({ db, person }) => {
    const { id, productId } = await anImport(db, person)
    await db.run(sql`update catalogue_import set state = 'applied' where id = ${id}`)
    await db.run(sql`update product set version = 2 where id = ${productId}`)
    return { id }
  },
  'crossReferences.create': ({ db }) => aCrossReferenceForm(db),
  'crossReferences.update': async ({ db }) => ({
    ...(await aCrossReferenceForm(db)),
    id: await aCrossReference(db),
    version: 1,
  }),
  'crossReferences.remove': async ({ db }) => ({ ids: [await aCrossReference(db)] }),
  'crossReferences.applyTable': async (situation) => {
    const name = `Polymer ${crypto.randomUUID()}`
    const { model, producer, source, checkedOn, stated } = await aCrossReferenceForm(situation.db, name)
    const values = stated.map(({ parameter }) => `${parameter}: 42 | MPa | 23 °C | ISO 527`).join('; ')
    return printed(recordTables.crossReferences, situation, {
      header: ['model', 'producer', 'categoryId', 'source', 'checkedOn', 'stated'],
      rows: [[model, producer, name, source, checkedOn, values]],
      decimalComma: false,
    })
  },
  'parameters.create': () => ({ ...aParameterForm, code: letters() }),
  'parameters.update': async ({ db }) => ({ ...aParameterForm, ...(await aParameter(db)), version: 1 }),
  'parameters.remove': async ({ db }) => ({ ids: [(await aParameter(db)).id] }),
}
