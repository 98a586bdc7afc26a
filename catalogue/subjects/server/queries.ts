import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { pictureJson } from '#platform/server/database/picture.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import type { Subject } from '../contract.ts'

const subjects = (where: Sql) => sql`
  select subject.id, name_zh as name, name_en as "nameEn", description_zh as description,
    description_en as "descriptionEn", ${pictureJson} as picture, (
      select count(*) from subject_product join product_search using (product_id) where subject_id = subject.id
    ) as "totalCount"
  from subject join picture on picture.id = coalesce(picture_id, (
    select product_picture.picture_id from subject_product join product_picture using (product_id)
    where subject_id = subject.id order by subject_product.position, product_picture.position limit 1
  )) ${where} order by subject.position`

export const searchSubjects = (db: Db) => db.many<Subject>(subjects(nothing))
export const findSubject = (db: Db, id: number) => db.first<Subject>(subjects(sql`where subject.id = ${id}`))

export const searchSubjectProducts = (db: Db, id: number, limit: number, offset: number) =>
  db.many<Columns<'subject_product', never, { id: 'productId' }>>(sql`
    select product_id as id from subject_product join product_search using (product_id)
    where subject_id = ${id} order by position, product_id limit ${limit} offset ${offset}`)
