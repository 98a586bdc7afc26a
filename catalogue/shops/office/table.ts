import { countryChoices, provinceChoices } from '#platform/office/records/server/choice-queries.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isOtherOwn, nameProvince } from '../server/queries.ts'
import { shopRecord } from './record.ts'

export const shopTable = recordTable(shopRecord, {
  order: sql`it.own desc, it.name_zh`,
  choices: { countryId: countryChoices, provinceId: provinceChoices },
  check: async (tx, { own }, before): Promise<Record<string, string>> =>
    own && (await isOtherOwn(tx, before?.id ?? 0)) ? { own: 'adminShops.ownTaken' } : {},
  onSaved: nameProvince,
  // Our own brand is sold by it.
  removable: sql`not it.own`,
})
