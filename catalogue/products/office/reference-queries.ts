import type { ParameterChoice } from './contract.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'

type Row<Table extends 'shop' | 'category' | 'brand' | 'country' | 'label'> = Columns<
  Table,
  'id' | 'code' | 'nameEn',
  { name: 'nameZh' }
>

const row = sql`id, code, name_zh as name, name_en as "nameEn"`

export const searchShops = (db: Reader, by: Reach) =>
  db.many<Row<'shop'>>(sql`select ${row} from shop where ${ofShop(by, sql`id`)} order by name_en`)

export const searchBrands = (db: Reader) => db.many<Row<'brand'>>(sql`select ${row} from brand order by name_en`)

export const searchCountries = (db: Reader) => db.many<Row<'country'>>(sql`select ${row} from country order by name_en`)

export const searchLabels = (db: Reader) => db.many<Row<'label'>>(sql`select ${row} from label order by position, id`)

/** Each is followed by what stands below it. */
export const searchCategories = (db: Reader) =>
  db.many<Row<'category'> & { depth: number }>(sql`
    with recursive tree as (
      select ${row}, 0 as depth, array[position, id] as place from category where parent_id is null
      union all
      select category.id, category.code, category.name_zh, category.name_en, depth + 1,
        place || array[category.position, category.id]
      from category join tree on category.parent_id = tree.id
    ) select id, code, name, "nameEn", depth from tree order by place`)

export const searchParameters = (db: Reader) =>
  db.many<ParameterChoice>(sql`
    select ${row}, group_code as group, unit, units, methods, conditions, options
    from parameter order by position, id`)
