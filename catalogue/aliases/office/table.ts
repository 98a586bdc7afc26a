import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isTargetKnown } from './queries.ts'
import { aliasRecord } from './record.ts'

export const aliasTable = recordTable(aliasRecord, {
  table: 'alias',
  order: sql`it.word`,
  unique: [{ fields: ['word', 'kind', 'target'], message: 'adminAliases.there' }],
  check: async (tx, { kind, target }): Promise<Record<string, string>> =>
    (await isTargetKnown(tx, kind, target)) ? {} : { target: 'adminAliases.noTarget' },
  joins: sql`left join lateral (
    select name_zh, name_en from category where it.kind = 'category' and code = target
    union all select name_zh, name_en from brand where it.kind = 'brand' and code = target
    union all select name_zh, name_en from label where it.kind = 'label' and code = target
    union all select name_zh, name_en from parameter where it.kind = 'parameter' and code = target
  ) as named on true`,
  shown: { targetName: sql`named.name_zh`, targetNameEn: sql`named.name_en` },
})
