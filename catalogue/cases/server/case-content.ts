import { randomUUID } from 'node:crypto'
import { GroupType } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { caseContent } from '#platform/office/records/content-nouns.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ContentTable } from '#platform/office/records/server/record-table.ts'
import { categoryChoices, groupsOf, labelChoices, ofGroup } from '#platform/office/records/server/choice-queries.ts'

export const caseTable: ContentTable = {
  noun: 'case',
  record: caseContent,
  table: 'case_study',
  versions: true,
  heading: 'title',
  published: true,
  group: ofGroup,
  order: sql`it.published_at desc nulls first, it.id desc`,
  links: {
    categoryIds: { table: 'case_category', owner: 'case_id', column: 'category_id', ordered: true },
    labelIds: { table: 'case_label', owner: 'case_id', column: 'label_id' },
  },
  kept: ['code'],
  made: () => ({ code: randomUUID() }),
  choices: { groupId: groupsOf(GroupType.case), categoryIds: categoryChoices, labelIds: labelChoices },
  path: ({ id }) => to.caseStudy(Number(id)),
}
