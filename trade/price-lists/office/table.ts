import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { companyChoices, findUnknown, findUsed, groupChoices } from './queries.ts'
import { priceListRecord } from './record.ts'

export const priceListTable = recordTable(priceListRecord, {
  order: sql`it.valid_until desc, it.id desc`,
  links: { groupIds: { table: 'price_list_group', owner: 'price_list_id', column: 'group_id' } },
  rows: { rows: { table: 'price_list_row', owner: 'price_list_id' } },
  choices: { groupIds: groupChoices, enterpriseId: companyChoices },
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
  shown: { leftKg: sql`it.total_kg - it.used_kg` },
  counts: {
    usedKg: sql`it.used_kg`,
    orders: sql`(select count(distinct order_id) from order_line where price_list_id = it.id)`,
  },
})
