import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

interface KnownParameter extends Columns<'parameter', 'code' | 'units'> {
  /** In English, as products state them. */
  classes: string[]
}

export const findParameters = (db: Db, codes: readonly string[]) =>
  db.many<KnownParameter>(sql`
    select code, units, array(select option->>'textEn' from jsonb_array_elements(options) as option) as classes
    from parameter where code = any(${codes})`)

/** Whether the same grade of the same producer is there in another spelling. */
export const findSpeltOtherwise = (db: Db, key: string, producer: string, id: number) =>
  db.first(sql`
    select from cross_reference where model_key = ${key} and lower(producer) = lower(${producer}) and id <> ${id}`)
