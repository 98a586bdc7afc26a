import { shopChoices } from '#platform/office/records/server/choice-queries.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { makeOwnShop } from '#catalogue/shops/server/shared-queries.ts'
import { houseRecord } from './record.ts'

export const houseTable = recordTable(houseRecord, {
  rows: { vatRates: { table: 'house_vat_rate', owner: 'house_id' } },
  choices: { shopId: shopChoices },
  // The shop itself says whose it is.
  elsewhere: ['shopId'],
  reads: { shopId: sql`(select id from shop where own)` },
  onSaved: async (tx, _, { shopId }, before) => {
    if (shopId !== before?.shopId) await makeOwnShop(tx, shopId)
  },
  check: async (_, { vatRates }): Promise<Record<string, string>> =>
    new Set(vatRates.map(({ validFrom }) => validFrom)).size < vatRates.length
      ? { vatRates: 'adminHouse.dayTwice' }
      : {},
})
