import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'

type NamedFacet = 'brands' | 'countries' | 'categories' | 'labels'
export type FacetNames = Record<NamedFacet, Map<number, { id: number; name: string; nameEn: string }>>

export async function loadFacetNames(db: Db): Promise<FacetNames> {
  const rows = await db.many<{ facet: NamedFacet; id: number; name: string; nameEn: string }>(sql`
    select 'brands' as facet, id, name_zh as name, name_en as "nameEn" from brand
    union all select 'countries', id, name_zh, name_en from country
    union all select 'categories', id, name_zh, name_en from category
    union all select 'labels', id, name_zh, name_en from label`)
  const of = (wanted: NamedFacet) =>
    new Map(rows.flatMap(({ facet, ...row }) => (facet === wanted ? [[row.id, row] as const] : [])))
  return { brands: of('brands'), countries: of('countries'), categories: of('categories'), labels: of('labels') }
}
