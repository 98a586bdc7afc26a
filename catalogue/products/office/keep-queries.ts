import type { Db } from '#platform/server/database/database.ts'
import { Sql, sql } from '#platform/server/database/sql.ts'

// Rows are objects by the names of their table's columns; all rows of one call have the same.

const otherColumns = (row: object) => Object.keys(row).filter((name) => name !== 'id' && name !== 'version')

export async function insertProducts(tx: Db, rows: readonly object[]) {
  const [first] = rows
  if (!first) return
  const names = otherColumns(first).join(', ')
  await tx.run(
    new Sql(
      `insert into product (id, version, ${names}) overriding system value
        select id, version, ${names} from jsonb_populate_recordset(null::product, $1)`,
      [JSON.stringify(rows)],
    ),
  )
}

export async function updateProducts(tx: Db, rows: readonly object[]) {
  const [first] = rows
  if (!first) return
  const values = otherColumns(first).map((name) => `${name} = given.${name}`)
  await tx.run(
    new Sql(
      `update product set version = given.version, updated_at = now(), ${values.join(', ')}
        from jsonb_populate_recordset(null::product, $1) as given where product.id = given.id`,
      [JSON.stringify(rows)],
    ),
  )
}

type PartTable = 'price_tier' | 'packing' | 'product_label' | 'product_picture' | 'property' | 'lot' | 'document'

/** A value whose measurement is stated for the first time gets it from its table. */
const withMeasurement = (names: string) => `
  insert into property (${names}, measurement_id)
  select ${names.replace(/\w+/g, 'given.$&')}, measurement.id
  from jsonb_populate_recordset(null::property, $1) as given join product on product.id = given.product_id
  left join measurement on measurement.category_id = product.category_id
    and measurement.parameter_id = given.parameter_id and measurement.method = given.method
    and measurement.condition = coalesce(given.condition, '')`

export async function insertAll(tx: Db, table: PartTable, names: string, rows: readonly object[], more = '') {
  if (rows.length === 0) return
  const text =
    table === 'property'
      ? withMeasurement(names)
      : `insert into ${table} (${names}) ${names.startsWith('id,') ? 'overriding system value' : ''}
        select ${names} from jsonb_populate_recordset(null::${table}, $1) ${more}`
  await tx.run(new Sql(text, [JSON.stringify(rows)]))
}

/** Those that are there already keep their ids and their product. */
export function upsertLots(tx: Db, names: string, rows: readonly object[]) {
  const values = names.split(', ').filter((name) => name !== 'id' && name !== 'product_id')
  const update = values.map((name) => `${name} = excluded.${name}`)
  return insertAll(tx, 'lot', names, rows, `on conflict (id) do update set ${update.join(', ')}`)
}

export const removeParts = (tx: Db, table: PartTable, productIds: readonly number[], only = '') =>
  tx.run(new Sql(`delete from ${table} where product_id = any($1) ${only}`, [productIds]))

export const removeOtherLots = (tx: Db, productIds: readonly number[], lotIds: readonly number[]) =>
  tx.run(sql`delete from lot where product_id = any(${productIds}) and id <> all(${lotIds})`)
