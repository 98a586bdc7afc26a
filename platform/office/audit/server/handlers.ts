import type { audit } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { nameReferences } from './name-references.ts'
import { searchAuthors, searchEntries } from './queries.ts'
import { undoChange, type Undoers } from './undo.ts'

export const auditHandlers = (undoers: Undoers): Handlers<typeof audit> => ({
  list: async (filter, { db }) => {
    const page = await searchEntries(db, filter)
    return { ...page, list: await nameReferences(db, page.list) }
  },
  operators: (_, { db }) => searchAuthors(db),
  undo: ({ changeId }, context) => undoChange(undoers, changeId, context),
})
