import type { ProductLot, ProductValues, StatedProperty } from './contract.ts'
import { areOverfull } from '#catalogue/warehouses/server/shared-queries.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { toBase, type Unit } from '#catalogue/parameters/units.ts'
import type { Db } from '#platform/server/database/database.ts'
import { together } from '#platform/server/database/together.ts'
import { keepPriceChanges, type PriceCause } from '#catalogue/price-history/server/shared-queries.ts'
import { insertAll, insertProducts, removeOtherLots, removeParts, updateProducts, upsertLots } from './keep-queries.ts'
import { productRow } from './product-row.ts'

export interface ProductChange {
  /** Missing where the product is new. */
  before?: ProductValues
  after: ProductValues
}

/**
 * Writes products as they shall be, many at a time. Rows are locked and versions compared by the caller; what did not
 * change is not written. Whoever calls it brings the search up to date.
 */
export async function keepProducts(tx: Db, changes: readonly ProductChange[], cause: PriceCause): Promise<void> {
  const made = changes.filter(({ before }) => !before).map(({ after }) => productRow(after))
  const moved = changes.filter(({ before }) => before).map(({ after }) => productRow(after))
  await together([
    insertProducts(tx, made),
    updateProducts(tx, moved),
    keepPriceChanges(tx, changes, cause),
    ...parts.map((part) => keepPart(tx, part, changes)),
    // Documents may be of lots.
    keepLots(tx, changedIn(changes, 'lots')).then(() => keepDocuments(tx, changedIn(changes, 'documents'))),
  ])
  const ids = changes.map(({ after }) => after.id)
  if (await areOverfull(tx, ids))
    throw new Refusal('INVALID_INPUT', { fields: { stockKg: 'adminWarehouses.elsewhere' } })
}

interface Changed {
  products: ProductValues[]
  /** Those that may have rows already. */
  known: number[]
}

function changedIn(changes: readonly ProductChange[], key: keyof ProductValues): Changed {
  const changed = changes.filter(
    ({ before, after }) => JSON.stringify(before?.[key] ?? []) !== JSON.stringify(after[key]),
  )
  return {
    products: changed.map(({ after }) => after),
    known: changed.flatMap(({ before }) => (before ? [before.id] : [])),
  }
}

interface Part {
  key: keyof ProductValues
  table: 'price_tier' | 'packing' | 'product_label' | 'product_picture' | 'property'
  columns: string
  rows(product: ProductValues): object[]
  /** Which rows of the table are meant. */
  only?: string
}

const propertyColumns =
  'product_id, lot_id, parameter_id, position, min, typical, max, text, unit, method, condition, source, stated_on, base_low, base_high'

const parts: readonly Part[] = [
  {
    key: 'tiers',
    table: 'price_tier',
    columns: 'product_id, from_kg, price_per_tonne',
    rows: ({ tiers }) =>
      tiers.map(({ fromKg, perTonneMinor }) => ({ from_kg: fromKg, price_per_tonne: perTonneMinor })),
  },
  {
    key: 'packings',
    table: 'packing',
    columns: 'product_id, unit, kilograms, holds_unit, holds_count',
    rows: ({ packings }) =>
      packings.map(({ unit, kilograms, holdsUnit, holdsCount }) => ({
        unit,
        kilograms,
        holds_unit: holdsUnit,
        holds_count: holdsCount,
      })),
  },
  {
    key: 'labelIds',
    table: 'product_label',
    columns: 'product_id, label_id',
    rows: ({ labelIds }) => labelIds.map((label_id) => ({ label_id })),
  },
  {
    key: 'pictureIds',
    table: 'product_picture',
    columns: 'product_id, position, picture_id',
    rows: ({ pictureIds }) => pictureIds.map((picture_id, position) => ({ position, picture_id })),
  },
  {
    key: 'properties',
    table: 'property',
    columns: propertyColumns,
    rows: ({ properties }) => properties.map((property, at) => propertyRow(property, at, null)),
    only: 'and lot_id is null',
  },
]

async function keepPart(
  tx: Db,
  { key, table, columns: names, rows, only = '' }: Part,
  changes: readonly ProductChange[],
) {
  const { products, known } = changedIn(changes, key)
  if (known.length > 0) await removeParts(tx, table, known, only)
  await insertAll(
    tx,
    table,
    names,
    products.flatMap((product) => rows(product).map((row) => ({ product_id: product.id, ...row }))),
  )
}

function propertyRow(property: StatedProperty, position: number, lotId: number | null) {
  const { parameterId, min, typical, max, unit, statedOn, ...rest } = property
  const low = min ?? typical ?? max
  const high = max ?? typical ?? min
  return {
    ...rest,
    lot_id: lotId,
    parameter_id: parameterId,
    position,
    min,
    typical,
    max,
    unit,
    stated_on: statedOn,
    base_low: low === null ? null : toBase(low, unit as Unit),
    base_high: high === null ? null : toBase(high, unit as Unit),
  }
}

const lotColumns = 'id, product_id, code, kilograms, stock_kg, currency, price_per_tonne, note_zh, note_en, tested_on'

async function keepLots(tx: Db, { products, known }: Changed) {
  const lots = products.flatMap(({ id, lots: own }) => own.map((lot) => ({ ...lot, productId: id })))
  const lotIds = lots.map(({ id }) => id)
  if (known.length > 0) {
    await removeParts(tx, 'property', known, 'and lot_id is not null')
    await removeOtherLots(tx, known, lotIds)
  }
  const row = (lot: ProductLot & { productId: number }) => ({
    id: lot.id,
    product_id: lot.productId,
    code: lot.code,
    kilograms: lot.kilograms,
    stock_kg: lot.stockKg,
    currency: lot.currency,
    price_per_tonne: lot.perTonneMinor,
    note_zh: lot.note,
    note_en: lot.noteEn,
    tested_on: lot.testedOn,
  })
  await upsertLots(tx, lotColumns, lots.map(row))
  const measured = lots.flatMap((lot) =>
    lot.measured.map((property, at) => ({ product_id: lot.productId, ...propertyRow(property, at, lot.id) })),
  )
  await insertAll(tx, 'property', propertyColumns, measured)
}

const documentColumns =
  'id, product_id, lot_id, kind, standard, locale, title_zh, title_en, file, bytes, issued_on, expires_on'

async function keepDocuments(tx: Db, { products, known }: Changed) {
  if (known.length > 0) await removeParts(tx, 'document', known)
  const rows = products.flatMap((product) =>
    product.documents.map(({ lotId, title, titleEn, issuedOn, expiresOn, ...document }) => ({
      ...document,
      product_id: product.id,
      lot_id: lotId,
      title_zh: title,
      title_en: titleEn,
      issued_on: issuedOn,
      expires_on: expiresOn,
    })),
  )
  await insertAll(tx, 'document', documentColumns, rows)
}
