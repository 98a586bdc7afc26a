import { Refusal } from '#platform/contract/errors.ts'
import type { newsletters } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { findDraftInfo, searchDrafts, searchReadCatalogues } from './draft-queries.ts'
import { createDraft, removeUnsent, saveDraft } from './keep-draft.ts'
import { sendDraft, testDraft } from './send-draft.ts'

export const newsletterHandlers: Handlers<typeof newsletters> = {
  list: (filter, { db }) => searchDrafts(db.reports, filter),
  info: async ({ id }, { db }) => {
    const found = await findDraftInfo(db, id)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  },
  catalogues: (_, { db }) => searchReadCatalogues(db),
  create: (input, context) => createDraft(input, context),
  update: (input, context) => saveDraft(input, context),
  remove: ({ ids }, context) => removeUnsent(ids, context),
  test: ({ id }, context) => testDraft(id, context),
  send: (input, context) => sendDraft(input, context),
}
