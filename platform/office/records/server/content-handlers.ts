import { Refusal } from '#platform/contract/errors.ts'
import type { ContentCalls, PublishedCalls } from '../contract.ts'
import type { Finder } from '#platform/office/finder.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { ContentTable } from './content-table.ts'
import { listVersions, pictureIdsOf, restoreVersion } from './content-versions.ts'
import { publishContent } from './publish-content.ts'
import { findContent, findNamed, searchChoices, searchContent, searchPictures } from './queries.ts'
import { removeAll } from './remove-content.ts'
import { createContent, saveContent } from './save-content.ts'

export const contentHandlers = (table: ContentTable): Handlers<ContentCalls> => ({
  list: (filter, { db }) => searchContent(db, table, filter),
  choices: async (_, { db }) => {
    const offered = Object.entries(table.choices ?? {})
    return Object.fromEntries(
      await Promise.all(offered.map(async ([name, query]) => [name, await searchChoices(db, query)] as const)),
    )
  },
  info: async ({ id }, { db }) => {
    const found = await findContent(db, table, id)
    if (!found) throw new Refusal('NOT_FOUND')
    return Object.assign(found, { pictures: await searchPictures(db, pictureIdsOf(table, found)) })
  },
  create: (input, context) => createContent(table, input, context),
  update: (input, context) => saveContent(table, input, context),
  remove: ({ ids }, context) => removeAll(table, ids, context),
  versions: ({ id }, { db }) => listVersions(db, table, id),
  restore: (input, context) => restoreVersion(table, input, context),
})

export const publishedHandlers = (table: ContentTable): Handlers<PublishedCalls> => ({
  ...contentHandlers(table),
  publish: (input, context) => publishContent(table, input, context),
})

export const finderOf = (table: ContentTable): Finder => ({
  permission: table.content.read ?? 'content.read',
  find: (db, text) => findNamed(db, table, text),
})
