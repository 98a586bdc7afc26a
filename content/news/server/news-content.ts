import { randomUUID } from 'node:crypto'
import { GroupType } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { newsContent } from '#platform/office/records/content-nouns.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ContentTable } from '#platform/office/records/server/record-table.ts'
import { groupsOf, ofGroup, shopChoices } from '#platform/office/records/server/choice-queries.ts'

export const newsTable: ContentTable = {
  noun: 'news',
  record: newsContent,
  table: 'news',
  versions: true,
  heading: 'title',
  published: true,
  group: ofGroup,
  order: sql`it.published_at desc nulls first, it.id desc`,
  kept: ['code'],
  made: () => ({ code: randomUUID() }),
  choices: { groupId: groupsOf(GroupType.news), shopId: shopChoices },
  path: ({ id }) => to.newsArticle(Number(id)),
}
