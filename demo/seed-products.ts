import { toBase } from '#catalogue/parameters/units.ts'
import type { Db } from '#platform/server/database/database.ts'
import { wholeBetween } from './catalogue/chance.ts'
import type { Product, Property } from './catalogue/product.ts'
import { idsByCode, insertRows } from '#site/first-start/server/shared-queries.ts'
import { productLooks } from './product-looks.ts'
import { countryOf } from './seed-brands.ts'
import type { StorePictures } from './store-pictures.ts'

const day = 24 * 3600 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Answers the ids in the order of the products. */
export async function seedProducts(db: Db, store: StorePictures, products: readonly Product[]): Promise<number[]> {
  const { keyOf } = productLooks(products)
  const pictureIds = await store('products')
  const ids = await insertProducts(db, products)
  const all = products.map((product, at) => ({ ...product, id: ids[at] as number }))
  const labelId = await idsByCode(db, 'label')

  await insertRows(
    db,
    'product_picture',
    all.map((product) => ({ product_id: product.id, position: 0, picture_id: pictureIds[keyOf(product)] })),
  )
  await insertRows(
    db,
    'product_label',
    all.flatMap(({ id, labels }) => labels.map((code) => ({ product_id: id, label_id: labelId(code) }))),
  )
  await insertRows(
    db,
    'price_tier',
    all.flatMap(({ id, price }) =>
      (price?.tiers ?? []).map((tier) => ({
        product_id: id,
        from_kg: tier.fromKilograms,
        price_per_tonne: tier.perTonneMinor,
      })),
    ),
  )
  await insertRows(
    db,
    'packing',
    all.flatMap(({ id, packings }) =>
      packings.map(({ unit, kilograms, holds }) => ({
        product_id: id,
        unit,
        kilograms,
        holds_unit: holds?.unit ?? null,
        holds_count: holds?.count ?? null,
      })),
    ),
  )
  await insertProperties(db, all)
  return ids
}

async function insertProducts(db: Db, products: readonly Product[]): Promise<number[]> {
  const shopId = await idsByCode(db, 'shop')
  const categoryId = await idsByCode(db, 'category')
  const brandId = await idsByCode(db, 'brand')
  const countryId = await idsByCode(db, 'country')
  return insertRows(
    db,
    'product',
    products.map((product) => {
      const age = product.isNew ? wholeBetween(2, 40, product.code, 'age') : wholeBetween(60, 700, product.code, 'age')
      const inLots = product.lots.reduce((sum, { kilograms }) => sum + kilograms, 0)
      return {
        code: product.code,
        status: 'published',
        shop_id: shopId(product.shop),
        category_id: categoryId(product.category),
        brand_id: brandId(product.brand),
        country_id: countryId(countryOf(product.origin)),
        grade: product.grade,
        field_type: product.fieldType,
        series: product.series,
        model: product.model,
        name_zh: product.nameZh,
        name_en: product.nameEn,
        description_zh: product.descriptionZh,
        description_en: product.descriptionEn,
        form: product.form,
        colour_hex: product.colour.hex,
        colour_zh: product.colour.nameZh,
        colour_en: product.colour.nameEn,
        aliases: product.aliases,
        self_run: product.selfSupport,
        recommended: product.recommended,
        is_new: product.isNew,
        currency: product.price?.currency ?? null,
        price_per_tonne: product.price?.perTonneMinor ?? null,
        minimum_order_kg: product.minimumOrderKg,
        stock_kg: Math.max(product.stockKg - inLots, 0),
        lead_time_days: product.leadTimeDays,
        version: 1,
        created_at: daysAgo(age),
        updated_at: daysAgo(wholeBetween(1, age, product.code, 'updated')),
      }
    }),
  )
}

async function insertProperties(db: Db, products: (Product & { id: number })[]) {
  const parameterId = await idsByCode(db, 'parameter')
  const lots = products.flatMap(({ id, lots: own }) => own.map((lot) => ({ ...lot, productId: id })))
  const tested = lots.map(({ testedDaysAgo }) => dayOf(daysAgo(testedDaysAgo)))
  const lotIds = await insertRows(
    db,
    'lot',
    lots.map((lot, at) => ({
      product_id: lot.productId,
      code: lot.code,
      kilograms: lot.kilograms,
      stock_kg: lot.kilograms,
      currency: lot.price?.currency ?? null,
      price_per_tonne: lot.price?.perTonneMinor ?? null,
      note_zh: lot.noteZh,
      note_en: lot.noteEn,
      tested_on: tested[at],
    })),
  )
  const row =
    (productId: number, lotId: number | null, statedOn: string | null) => (property: Property, at: number) => ({
      product_id: productId,
      lot_id: lotId,
      parameter_id: parameterId(property.parameter),
      position: at,
      min: property.min,
      typical: property.typical,
      max: property.max,
      text: property.text,
      unit: property.unit,
      method: property.method,
      condition: property.condition,
      source: property.source,
      stated_on: statedOn,
      ...baseSpan(property),
    })
  await insertRows(db, 'property', [
    ...products.flatMap(({ id, properties }) => properties.map(row(id, null, null))),
    ...lots.flatMap((lot, at) => lot.measured.map(row(lot.productId, lotIds[at] ?? null, tested[at] ?? null))),
  ])
}

/** Where the value lies in the base unit; a limit stands for itself. */
function baseSpan({ min, typical, max, unit }: Property) {
  const low = min ?? typical ?? max
  const high = max ?? typical ?? min
  return {
    base_low: low === null ? null : toBase(low, unit),
    base_high: high === null ? null : toBase(high, unit),
  }
}
