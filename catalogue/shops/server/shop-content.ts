import { to } from '#platform/contract/to.ts'
import { shopContent } from '#platform/office/records/content-nouns.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ContentTable } from '#platform/office/records/server/record-table.ts'
import { countryChoices, provinceChoices } from '#platform/office/records/server/choice-queries.ts'
import { isOtherOwn, nameProvince } from './queries.ts'

export const shopTable: ContentTable = {
  noun: 'shop',
  record: shopContent,
  table: 'shop',
  versions: true,
  heading: 'name',
  group: { value: sql`it.type` },
  order: sql`it.own desc, it.name_zh`,
  choices: { countryId: countryChoices, provinceId: provinceChoices },
  check: async (tx, { own }, before): Promise<Record<string, string>> =>
    own && (await isOtherOwn(tx, before?.id ?? 0)) ? { own: 'adminContent.ownShopTaken' } : {},
  onSaved: nameProvince,
  // Our own brand is sold by it.
  removable: sql`not it.own`,
  path: ({ id }) => to.shopAbout(Number(id)),
}
