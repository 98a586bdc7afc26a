import { randomUUID } from 'node:crypto'
import { GroupType } from '#platform/contract/enums.ts'
import { groupsOf, shopChoices } from '#platform/office/records/server/choice-queries.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { newsRecord } from './record.ts'

export const newsTable = recordTable(newsRecord, {
  order: sql`it.published_at desc nulls first, it.id desc`,
  kept: ['code'],
  made: () => ({ code: randomUUID() }),
  choices: { groupId: groupsOf(GroupType.news), shopId: shopChoices },
})
