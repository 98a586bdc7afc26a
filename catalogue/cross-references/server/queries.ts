import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

interface StatedRow
  extends
    Columns<'cross_reference_value', 'figure' | 'unit' | 'condition'>,
    Columns<'parameter', 'code' | 'nameEn', { name: 'nameZh' }> {
  /** Empty where none is stated. */
  method: string
  /** Of a class, its place among the others. */
  rank: number | null
}

interface CrossReferenceRow extends Columns<'cross_reference', 'id' | 'model' | 'producer' | 'source' | 'checkedOn'> {
  category: { code: string; name: string; nameEn: string }
  labels: string[]
  stated: StatedRow[]
}

/** The grade that one of these keys is, unless somebody sells it; the longest one, of the producer that is named too. */
export const findNamed = (db: Db, keys: readonly string[]) =>
  db.first<CrossReferenceRow>(sql`
    select it.id, model, producer, source, checked_on as "checkedOn",
      json_build_object('code', category.code, 'name', category.name_zh, 'nameEn', category.name_en) as category,
      array(select label.code from cross_reference_label join label on label.id = label_id
        where cross_reference_id = it.id) as labels,
      coalesce((
        select json_agg(json_build_object('figure', figure, 'unit', value.unit, 'method', coalesce(method, ''),
          'condition', condition, 'code', code, 'name', name_zh, 'nameEn', name_en,
          'rank', (select (option->>'value')::int from jsonb_array_elements(options) as option
            where option->>'textEn' = figure)) order by value.position)
        from cross_reference_value as value join parameter on code = parameter where cross_reference_id = it.id
      ), '[]') as stated
    from cross_reference as it join category on category.id = category_id
    where active and model_key = any(${keys})
      and not exists (select from product_search where product_search.model_key = it.model_key)
    order by length(model_key) desc, lower(split_part(producer, ' ', 1)) = any(${keys}) desc, it.id limit 1`)
