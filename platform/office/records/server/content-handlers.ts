import { Refusal } from '#platform/contract/errors.ts'
import type { ContentCalls, PublishedCalls } from '../contract.ts'
import type { Finder } from '#platform/office/finder.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { searchContent, searchPictures } from './content-queries.ts'
import { listVersions, idsOf, restoreVersion } from './content-versions.ts'
import { publishContent } from './publish-content.ts'
import { findNamed, findRecord } from './queries.ts'
import { changingHandlers, choiceHandlers } from './record-handlers.ts'
import type { ContentTable } from './record-table.ts'

/** Records that are listed by their heading and have versions. */
export const contentHandlers = (table: ContentTable): Handlers<ContentCalls> => ({
  list: (filter, { db }) => searchContent(db, table, filter),
  ...choiceHandlers(table),
  info: async ({ id }, { db }) => {
    const found = await findRecord(db, table, id)
    if (!found) throw new Refusal('NOT_FOUND')
    return Object.assign(found, { pictures: await searchPictures(db, idsOf('picture', table, found)) })
  },
  ...changingHandlers(table),
  versions: ({ id }, { db }) => listVersions(db, table, id),
  restore: (input, context) => restoreVersion(table, input, context),
})

export const publishedHandlers = (table: ContentTable): Handlers<PublishedCalls> => ({
  ...contentHandlers(table),
  publish: (input, context) => publishContent(table, input, context),
})

export const finderOf = (table: ContentTable): Finder => ({
  permission: table.record.read,
  find: (db, text) => findNamed(db, table, text),
})
