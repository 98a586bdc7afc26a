import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { ChosenProduct, SubjectRow, subjects } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Picture } from '#platform/contract/picture.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { byNames, sorted } from '#platform/server/database/sorted.ts'
import { sql } from '#platform/server/database/sql.ts'

const products = sql`(select count(*) from subject_product where subject_id = subject.id)`
const row = sql`id, code, name_zh as name, name_en as "nameEn", position, version`

export function searchSubjectRows(db: Db, filter: ParsedOf<typeof subjects.list>): Promise<Page<SubjectRow>> {
  const { search, sort, ...paging } = filter
  const found = search ? containing(search, sql`code, name_zh, name_en`) : sql`true`
  const order = sorted(sort, { ...byNames, position: sql`position`, products })
  return paged(
    db,
    paging,
    sql`select ${row}, ${products} as products from subject where ${found} ${order}, id`,
    sql`select count(*) from subject where ${found}`,
  )
}

export interface SubjectValues extends Omit<SubjectRow, 'products'> {
  description: string
  descriptionEn: string
  pictureId: number | null
  productIds: number[]
}

const values = sql`${row}, description_zh as description, description_en as "descriptionEn",
  picture_id as "pictureId",
  array(select product_id from subject_product where subject_id = subject.id order by position) as "productIds"`

export const findSubjectValues = (db: Db, id: number) =>
  db.first<SubjectValues>(sql`select ${values} from subject where id = ${id}`)

export const findSubjectPicture = (db: Db, id: number | null) =>
  db.first<{ id: number; picture: Picture }>(sql`select id, ${pictureJson} as picture from picture where id = ${id}`)

export const findChosenProducts = (db: Db, ids: readonly number[]) =>
  db.many<ChosenProduct>(sql`
    select product.id, product.code, concat_ws(' ', brand.name_en, series, model) as title,
      exists (select from product_search where product_id = product.id) as shown
    from product join brand on brand.id = brand_id where product.id = any(${ids})
    order by array_position(${ids}, product.id)`)

export const lockSubjects = (db: Db, ids: number[]) =>
  db.many<SubjectValues>(sql`select ${values} from subject where id = any(${ids}) order by id for update`)

export const newSubjectId = async (db: Db) =>
  (await db.first<{ id: number }>(sql`select nextval(pg_get_serial_sequence('subject', 'id')) as id`))?.id ?? 0

export async function insertSubject(db: Db, subject: SubjectValues) {
  const { id, version, code, name, nameEn, description, descriptionEn, position, pictureId } = subject
  await db.run(sql`
    insert into subject (id, version, code, name_zh, name_en, description_zh, description_en, position, picture_id)
    overriding system value values (${id}, ${version}, ${code}, ${name}, ${nameEn}, ${description}, ${descriptionEn},
      ${position}, ${pictureId})`)
  await keepProducts(db, subject)
}

export async function updateSubject(db: Db, subject: SubjectValues) {
  const { id, version, code, name, nameEn, description, descriptionEn, position, pictureId } = subject
  await db.run(sql`
    update subject set version = ${version}, code = ${code}, name_zh = ${name}, name_en = ${nameEn},
      description_zh = ${description}, description_en = ${descriptionEn}, position = ${position},
      picture_id = ${pictureId} where id = ${id}`)
  await keepProducts(db, subject)
}

async function keepProducts(db: Db, { id, productIds }: SubjectValues) {
  await db.run(sql`delete from subject_product where subject_id = ${id}`)
  await db.run(sql`
    insert into subject_product (subject_id, product_id, position)
    select ${id}, product_id, place from unnest(${productIds}::int[]) with ordinality as chosen (product_id, place)`)
}

export const removeSubjects = (db: Db, ids: number[]) => db.run(sql`delete from subject where id = any(${ids})`)

export const isSubjectCodeTaken = async (db: Db, code: string, id: number) =>
  (await db.first(sql`select from subject where code = ${code} and id <> ${id}`)) !== undefined

export const findSubjectsNamed = (db: Db, text: string) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select id::text as key, name_zh as name, name_en as "nameEn" from subject
    where ${containing(text, sql`code, name_zh, name_en`)} order by position limit 5`)
