import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findUnknown, findUsed } from './queries.ts'
import { priceListRecord } from './record.ts'

export const priceListTable = recordTable(priceListRecord, {
  order: sql`it.valid_until desc, it.id desc`,
  links: { groupIds: { table: 'price_list_group', owner: 'price_list_id', column: 'group_id' } },
  rows: { rows: { table: 'price_list_row', owner: 'price_list_id' } },
  choices: {
    groupIds: sql`select id as value, name_zh as name, name_en as "nameEn" from company_group order by id`,
    enterpriseId: sql`
      select id as value, name, name as "nameEn" from enterprise where merged_into is null order by name, id`,
  },
  async check(tx, { id, rows, totalKg }, before): Promise<Record<string, string>> {
    if (rows.some(({ product, brand, category }) => product && (brand || category)))
      return { rows: 'adminPriceLists.productAlone' }
    if (rows.some(({ how, value }) => how === 'percent' && Number(value) >= 100))
      return { rows: 'adminPriceLists.percentWrong' }
    if (await findUnknown(tx, rows)) return { rows: 'adminPriceLists.unknown' }
    if (before && totalKg !== null && totalKg < (await findUsed(tx, id)))
      return { totalKg: 'adminPriceLists.belowUsed' }
    return {}
  },
  counts: {
    usedKg: sql`it.used_kg`,
    leftKg: sql`coalesce(it.total_kg - it.used_kg, 0)`,
    orders: sql`(select count(distinct order_id) from order_line where price_list_id = it.id)`,
  },
})
