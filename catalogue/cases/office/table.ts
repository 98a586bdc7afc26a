import { randomUUID } from 'node:crypto'
import { GroupType } from '#platform/contract/enums.ts'
import { categoryChoices, groupsOf, labelChoices } from '#platform/office/records/server/choice-queries.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { caseRecord } from './record.ts'

export const caseTable = recordTable(caseRecord, {
  table: 'case_study',
  order: sql`it.published_at desc nulls first, it.id desc`,
  links: {
    categoryIds: { table: 'case_category', owner: 'case_id', column: 'category_id', ordered: true },
    labelIds: { table: 'case_label', owner: 'case_id', column: 'label_id' },
  },
  kept: ['code'],
  made: () => ({ code: randomUUID() }),
  choices: { groupId: groupsOf(GroupType.case), categoryIds: categoryChoices, labelIds: labelChoices },
})
