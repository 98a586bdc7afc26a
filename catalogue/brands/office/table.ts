import { reindexBrand } from '#catalogue/search/server/reindex.ts'
import { dropEmptyFacets } from '#catalogue/search/server/shared-queries.ts'
import { countryChoices } from '#platform/office/records/server/choice-queries.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { brandRecord } from './record.ts'

export const brandTable = recordTable(brandRecord, {
  table: 'brand',
  order: sql`lower(it.name_en)`,
  unique: [{ fields: ['code'] }],
  choices: { countryId: countryChoices },
  counts: { products: sql`(select count(*) from product where brand_id = it.id)` },
  joins: sql`join country on country.id = it.country_id`,
  shown: { countryName: sql`country.name_zh`, countryNameEn: sql`country.name_en` },
  searched: sql`it.code, it.name_zh, it.name_en, array_to_string(it.aliases, ' ')`,
  sort: { nameEn: sql`lower(it.name_en)`, country: sql`country.name_en` },
  onSaved: async (tx, id, _, before) => before && reindexBrand(tx, id),
  onRemove: (tx, ids) => dropEmptyFacets(tx, 'brand', ids),
})
