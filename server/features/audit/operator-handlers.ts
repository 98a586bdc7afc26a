import type { audit } from '#contract/operator/audit.ts'
import type { Handlers } from '#server/http/context.ts'
import { searchAuthors, searchEntries } from './queries.ts'
import { undoChange, type Undoers } from './undo.ts'

export const auditHandlers = (undoers: Undoers): Handlers<typeof audit> => ({
  list: (filter, { db }) => searchEntries(db, filter),
  operators: (_, { db }) => searchAuthors(db),
  undo: ({ changeId }, context) => undoChange(undoers, changeId, context),
})
