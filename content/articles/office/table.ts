import { GroupType } from '#platform/contract/enums.ts'
import { groupsOf } from '#platform/office/records/server/choice-queries.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { stampArticle } from '../server/queries.ts'
import { articleRecord } from './record.ts'

export const articleTable = recordTable(articleRecord, {
  order: sql`it.kind, it.position`,
  choices: { groupId: groupsOf(GroupType.questions) },
  onSaved: stampArticle,
  // Its page is in every footer.
  removable: sql`it.code <> 'about-us'`,
})
