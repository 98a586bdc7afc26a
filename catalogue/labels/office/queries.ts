import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { LabelRow, labels } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { byNames, sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'

const products = sql`(select count(*) from product_label where label_id = label.id)`
const cases = sql`(select count(*) from case_label where label_id = label.id)`
const row = sql`id, code, name_zh as name, name_en as "nameEn", position, on_home as "onHome", version,
  ${products} as products, ${cases} as cases`

export function searchLabels(db: Db, filter: ParsedOf<typeof labels.list>): Promise<Page<LabelRow>> {
  const { search, onHome, unused, sort, ...paging } = filter
  const found = sql`true
    ${search ? sql`and ${containing(search, sql`code, name_zh, name_en`)}` : nothing}
    ${onHome ? sql`and on_home = ${onHome === '1'}` : nothing}
    ${unused ? sql`and ${products} + ${cases} = 0` : nothing}`
  const order = sorted(sort, { ...byNames, position: sql`position`, products })
  return paged(
    db,
    paging,
    sql`select ${row} from label where ${found} ${order}, id`,
    sql`select count(*) from label where ${found}`,
  )
}

export const findLabel = (db: Db, id: number) => db.first<LabelRow>(sql`select ${row} from label where id = ${id}`)

/** What is kept of a label; its use is counted, not kept. */
export type LabelValues = Omit<LabelRow, 'products' | 'cases'>
const values = sql`id, code, name_zh as name, name_en as "nameEn", position, on_home as "onHome", version`

export const lockLabels = (db: Db, ids: number[]) =>
  db.many<LabelValues>(sql`select ${values} from label where id = any(${ids}) order by id for update`)

type Details = Omit<LabelValues, 'id' | 'version'>

/** Undefined where the code is taken. */
export const insertLabel = (db: Db, { code, name, nameEn, position, onHome }: Details) =>
  db.first<LabelValues>(sql`
    insert into label (code, name_zh, name_en, position, on_home) values (${code}, ${name}, ${nameEn}, ${position}, ${onHome})
    on conflict (code) do nothing returning ${values}`)

/** Undefined where the version is no longer the one that was edited. */
export const updateLabel = (db: Db, { id, version, code, name, nameEn, position, onHome }: LabelValues) =>
  db.first<LabelValues>(sql`
    update label set code = ${code}, name_zh = ${name}, name_en = ${nameEn}, position = ${position}, on_home = ${onHome},
      version = version + 1
    where id = ${id} and version = ${version} returning ${values}`)

export const isCodeTaken = async (db: Db, code: string, id: number) =>
  (await db.first(sql`select from label where code = ${code} and id <> ${id}`)) !== undefined

/** Leaves what is in use. */
export const removeLabels = (db: Db, ids: number[]) =>
  db.run(sql`delete from label where id = any(${ids}) and ${products} + ${cases} = 0`)

export const restoreLabel = (db: Db, { id, code, name, nameEn, position, onHome, version }: LabelValues) =>
  db.run(sql`
    insert into label (id, code, name_zh, name_en, position, on_home, version) overriding system value
    values (${id}, ${code}, ${name}, ${nameEn}, ${position}, ${onHome}, ${version + 1}) on conflict do nothing`)

export const findLabelsNamed = (db: Db, text: string) =>
  db.many<{ key: string; name: string; nameEn: string }>(sql`
    select id::text as key, name_zh as name, name_en as "nameEn" from label
    where ${containing(text, sql`code, name_zh, name_en`)} order by position limit 5`)
