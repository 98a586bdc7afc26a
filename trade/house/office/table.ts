import { recordTable } from '#platform/office/records/server/record-table.ts'
import { houseRecord } from './record.ts'

export const houseTable = recordTable(houseRecord, {
  rows: { vatRates: { table: 'house_vat_rate', owner: 'house_id' } },
  check: async (_, { vatRates }): Promise<Record<string, string>> =>
    new Set(vatRates.map(({ validFrom }) => validFrom)).size < vatRates.length
      ? { vatRates: 'adminHouse.dayTwice' }
      : {},
})
