import { GroupType } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { groupContent } from '#platform/office/records/content-nouns.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ContentTable } from '#platform/office/records/server/record-table.ts'

const paths: Record<number, string> = { [GroupType.news]: to.news(), [GroupType.case]: to.cases() }

export const groupTable: ContentTable = {
  noun: 'group',
  record: groupContent,
  table: 'content_group',
  versions: true,
  heading: 'name',
  group: { value: sql`it.type` },
  order: sql`it.type, it.position`,
  path: ({ type }) => paths[Number(type)] ?? to.help(),
}
