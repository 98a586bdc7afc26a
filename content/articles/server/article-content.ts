import { GroupType } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { articleContent } from '#platform/office/records/content-nouns.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ContentTable } from '#platform/office/records/server/record-table.ts'
import { groupsOf } from '#platform/office/records/server/choice-queries.ts'
import { stampArticle } from './queries.ts'

const paths: Record<string, (code: string) => string> = {
  help: (code) => to.help({ code }),
  legal: () => to.legal(),
  about: () => to.about(),
}

export const articleTable: ContentTable = {
  noun: 'article',
  record: articleContent,
  table: 'article',
  versions: true,
  heading: 'title',
  published: true,
  group: { value: sql`it.kind` },
  order: sql`it.kind, it.position`,
  choices: { groupId: groupsOf(GroupType.questions) },
  onSaved: stampArticle,
  // Its page is in every footer.
  removable: sql`it.code <> 'about-us'`,
  path: ({ kind, code }) => paths[String(kind)]?.(String(code)) ?? '/',
}
