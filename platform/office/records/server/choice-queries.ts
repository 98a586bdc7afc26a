import { sql, type Sql } from '#platform/server/database/sql.ts'

const named = sql`id as value, name_zh as name, name_en as "nameEn"`

/** What the selects of several nouns offer. */
export const groupsOf = (type: number): Sql =>
  sql`select ${named} from content_group where type = ${type} order by position, id`
export const countryChoices: Sql = sql`select ${named}, code from country order by name_en collate "C"`
export const shopChoices: Sql = sql`select ${named} from shop order by name_zh`
export const labelChoices: Sql = sql`select ${named} from label order by position, id`
/** Each is followed by what stands below it. */
export const categoryChoices: Sql = sql`select ${named} from category
  order by coalesce((select array[above.position, above.id] from category as above where above.id = category.parent_id),
    array[position, id]), parent_id nulls first, position, id`
export const provinceChoices: Sql = sql`select ${named} from province order by id`
