import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { categories, CategoryRow } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

const products = sql`(select count(*) from product where category_id = category.id)`
const children = sql`(select count(*) from category as child where child.parent_id = category.id)`
const values = sql`category.id, category.parent_id as "parentId", category.code, category.name_zh as name,
  category.name_en as "nameEn", category.position, category.version`
const row = sql`${values}, parent.name_zh as "parentName", parent.name_en as "parentNameEn", ${children} as children,
  ${products} as products`
const joined = sql`category left join category as parent on parent.id = category.parent_id`

export function searchCategoryRows(db: Db, filter: ParsedOf<typeof categories.list>): Promise<Page<CategoryRow>> {
  const { search, parentId, unused, sort, ...paging } = filter
  const found = sql`true
    ${search ? sql`and ${containing(search, sql`category.code, category.name_zh, category.name_en`)}` : nothing}
    ${parentId ? sql`and (category.parent_id = ${parentId} or category.id = ${parentId})` : nothing}
    ${unused ? sql`and ${products} + ${children} = 0` : nothing}`
  const order = sorted(sort, {
    tree: sql`array[coalesce(parent.position, category.position), coalesce(parent.id, category.id),
      (category.parent_id is not null)::int, category.position]`,
    code: sql`category.code`,
    name: sql`category.name_zh`,
    nameEn: sql`category.name_en`,
    products,
  })
  return paged(
    db,
    paging,
    sql`select ${row} from ${joined} where ${found} ${order}, category.id`,
    sql`select count(*) from category where ${found}`,
  )
}

export const findCategoryRow = (db: Db, id: number) =>
  db.first<CategoryRow>(sql`select ${row} from ${joined} where category.id = ${id}`)

export const searchRoots = (db: Db) =>
  db.many<{ id: number; name: string; nameEn: string }>(sql`
    select id, name_zh as name, name_en as "nameEn" from category where parent_id is null order by position, id`)

export type CategoryValues = Omit<CategoryRow, 'parentName' | 'parentNameEn' | 'children' | 'products'>

export const lockCategories = (db: Db, ids: number[]) =>
  db.many<CategoryValues>(sql`select ${values} from category where id = any(${ids}) order by id for update`)

export const newCategoryId = async (db: Db) =>
  (await db.first<{ id: number }>(sql`select nextval(pg_get_serial_sequence('category', 'id')) as id`))?.id ?? 0

export const insertCategory = (db: Db, { id, version, code, name, nameEn, parentId, position }: CategoryValues) =>
  db.run(sql`
    insert into category (id, version, code, name_zh, name_en, parent_id, position) overriding system value
    values (${id}, ${version}, ${code}, ${name}, ${nameEn}, ${parentId}, ${position})`)

export const updateCategory = (db: Db, { id, version, code, name, nameEn, parentId, position }: CategoryValues) =>
  db.run(sql`
    update category set version = ${version}, code = ${code}, name_zh = ${name}, name_en = ${nameEn},
      parent_id = ${parentId}, position = ${position} where id = ${id}`)

/** Leaves what is in use. */
export const removeCategories = (db: Db, ids: number[]) =>
  db.run(sql`delete from category where id = any(${ids}) and ${products} + ${children} = 0`)

export const isCategoryCodeTaken = async (db: Db, code: string, id: number) =>
  (await db.first(sql`select from category where code = ${code} and id <> ${id}`)) !== undefined

/** Kept from moving while something is put below it. */
export const lockRoot = (db: Db, id: number) =>
  db.first(sql`select from category where id = ${id} and parent_id is null for share`)

export const hasChildren = async (db: Db, id: number) =>
  (await db.first(sql`select from category where parent_id = ${id}`)) !== undefined

export const findCategoriesNamed = (db: Db, text: string) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select id::text as key, name_zh as name, name_en as "nameEn" from category
    where ${containing(text, sql`code, name_zh, name_en`)} order by position limit 5`)
