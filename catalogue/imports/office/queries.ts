import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { imports, ImportInfo, ImportItem, ImportRow } from './contract.ts'
import type { ProductValues } from '#catalogue/products/office/contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { paged } from '#platform/server/database/paged.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import type { ReadRow } from './read-row.ts'

const item = sql`catalogue_import.id, name, origin, state, operator.name_zh as "operatorName",
  operator.name_en as "operatorNameEn", row_count as "rowCount", catalogue_import.created_at as "createdAt",
  applied_at as "appliedAt", undone_at as "undoneAt", state = 'checked' and exists (
    select from catalogue_import_row where import_id = catalogue_import.id and outcome = 'wrong') as faulty`
const joined = sql`catalogue_import join operator on operator.id = operator_id`
const within = (by: Reach) => ofShop(by, sql`catalogue_import.shop_id`)

export function searchImports(
  db: Db,
  by: Reach,
  { search, ...paging }: ParsedOf<typeof imports.list>,
): Promise<Page<ImportItem>> {
  const found = sql`${within(by)} ${search ? sql`and ${containing(search, sql`name`)}` : nothing}`
  return paged(
    db,
    paging,
    sql`select ${item} from ${joined} where ${found} order by catalogue_import.created_at desc, catalogue_import.id desc`,
    sql`select count(*) from catalogue_import where ${found}`,
  )
}

interface KnownImport extends Omit<ImportInfo, 'samples' | 'newBrands' | 'lacksPicture'> {
  decimalComma: boolean
  /** Whose products its rows may touch. */
  shopId: number | null
  pictureId: number | null
}

export const findImport = (db: Reader, by: Reach, id: number) =>
  db.first<KnownImport>(sql`
    select ${item}, header, mapping, problem, decimal_comma as "decimalComma", done_count as "doneCount",
      catalogue_import.shop_id as "shopId", picture_id as "pictureId", (
      select json_build_object('new', count(*) filter (where outcome = 'new'),
        'changed', count(*) filter (where outcome = 'changed'), 'same', count(*) filter (where outcome = 'same'),
        'wrong', count(*) filter (where outcome = 'wrong'))
      from catalogue_import_row where import_id = catalogue_import.id) as counts, (
      select count(*) from catalogue_import_row where import_id = catalogue_import.id and kept) as "keptCount"
    from ${joined} where catalogue_import.id = ${id} and ${within(by)}`)

export const findSamples = (db: Db, id: number) =>
  db.many<Columns<'catalogue_import_row', 'cells'>>(sql`
    select cells from catalogue_import_row where import_id = ${id} order by row_no limit 20`)

export function searchRows(
  db: Reader,
  by: Reach,
  { id, outcome, kept, ...paging }: ParsedOf<typeof imports.rows>,
): Promise<Page<ImportRow>> {
  const found = sql`import_id = (select id from catalogue_import where id = ${id} and ${within(by)})
    ${outcome ? sql`and outcome = ${outcome}` : nothing} ${kept ? sql`and kept` : nothing}`
  return paged(
    db,
    paging,
    sql`select row_no as row, cells, outcome, problems, changes, note, kept,
        product_id as "productId"
      from catalogue_import_row where ${found} order by row_no`,
    sql`select count(*) from catalogue_import_row where ${found}`,
  )
}

export const insertImport = (
  db: Db,
  {
    operatorId,
    shopId,
    name,
    header,
    mapping,
    decimalComma,
    origin,
  }: ParsedOf<typeof imports.start> & Reach & Pick<ImportItem, 'origin'> & { operatorId: number; mapping: string[] },
) =>
  db.first<Columns<'catalogue_import', 'id'>>(sql`
    insert into catalogue_import (operator_id, shop_id, name, header, mapping, decimal_comma, origin)
    values (${operatorId}, ${shopId}, ${name}, ${header}, ${mapping}, ${decimalComma}, ${origin}) returning id`)

export interface NewRow {
  cells: string[]
  /** Why it leaves its product as it is: a message key. */
  note?: string
}

/** Numbers of rows that are there already are left alone; answers how many rows there are. */
export async function insertRows(db: Db, id: number, from: number, rows: readonly NewRow[]) {
  const given = rows.map(({ cells, note }, at) => ({ row_no: from + at, cells, note }))
  await db.run(sql`
    insert into catalogue_import_row (import_id, row_no, cells, note)
    select ${id}, row_no, cells, note
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (row_no integer, cells text[], note text)
    on conflict do nothing`)
  await db.run(sql`
    update catalogue_import set row_count = (select count(*) from catalogue_import_row where import_id = ${id}),
      state = 'mapping' where id = ${id}`)
}

export interface StoredRow extends RowToApply, Columns<'catalogue_import_row', 'cells'> {}

/** What a row does, without what the file said. */
export interface RowToApply extends Columns<'catalogue_import_row', 'outcome' | 'productId', { row: 'rowNo' }> {
  outcome: ReadRow['outcome'] | null
  changes: ReadRow['changes']
  before: Partial<ProductValues> | null
  after: Partial<ProductValues> | null
}

export const findRows = (db: Db, id: number, after: number, limit: number) =>
  db.many<StoredRow>(sql`
    select row_no as row, cells, outcome, changes, product_id as "productId", before, after from catalogue_import_row
    where import_id = ${id} and row_no > ${after} order by row_no limit ${limit}`)

/** Those that do something, in their order. */
export const findRowsToApply = (db: Db, id: number, after: number, limit: number) =>
  db.many<RowToApply>(sql`
    select row_no as row, outcome, changes, product_id as "productId", before, after from catalogue_import_row
    where import_id = ${id} and row_no > ${after} and outcome in ('new', 'changed') order by row_no limit ${limit}`)

export const findRow = (db: Db, id: number, row: number) =>
  db.first<StoredRow>(sql`
    select row_no as row, cells, outcome, changes, product_id as "productId", before, after from catalogue_import_row
    where import_id = ${id} and row_no = ${row}`)

export const updateCells = (db: Db, id: number, row: number, cells: string[]) =>
  db.run(sql`update catalogue_import_row set cells = ${cells} where import_id = ${id} and row_no = ${row}`)

export type Judged = RowToApply & Pick<ReadRow, 'problems'>

export const updateRows = (db: Db, id: number, rows: readonly Judged[]) =>
  db.run(sql`
    update catalogue_import_row set outcome = given.outcome, problems = given.problems, changes = given.changes,
      product_id = given."productId", before = given.before, after = given.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (row integer, outcome text, problems jsonb,
      changes jsonb, "productId" integer, before jsonb, after jsonb)
    where import_id = ${id} and row_no = given.row`)

export const updateProductIds = (db: Db, id: number, rows: readonly { row: number; productId: number }[]) =>
  db.run(sql`
    update catalogue_import_row set product_id = given."productId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (row integer, "productId" integer)
    where import_id = ${id} and row_no = given.row`)

export const setPicture = (db: Db, id: number, pictureId: number) =>
  db.run(sql`update catalogue_import set picture_id = ${pictureId} where id = ${id}`)

/** The first row of each text of this column that has this problem. */
export const findWrongCells = (db: Db, id: number, at: number, field: string, problem: string) =>
  db.many<{ cells: string[] }>(sql`
    select cells from (
      select distinct on (cell) cells, row_no from (
        select cells, row_no, cells[${at + 1}::int] as cell from catalogue_import_row
        where import_id = ${id} and problems ->> ${field} = ${problem}) as wrong
      order by cell, row_no) as first
    order by row_no`)

export const hasProblem = async (db: Db, id: number, field: string, problem: string) =>
  (await db.first(sql`
    select from catalogue_import_row where import_id = ${id} and problems ->> ${field} = ${problem} limit 1`)) !==
  undefined

/** Tables that nobody can want back any more. */
export const removeOldImports = (db: Db) =>
  db.run(
    sql`delete from catalogue_import where created_at < now() - interval '90 days' and state not in ('applying', 'undoing')`,
  )
