import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import { byMember } from '#platform/server/api/by.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { samples } from '../contract.ts'
import { findSample, searchSamples } from './queries.ts'
import { readSample } from './read-sample.ts'
import { reportSample } from './report-sample.ts'
import { getTerms, requestSample } from './request-sample.ts'
import { sampleLife } from './sample-life.ts'

export const sampleHandlers: Handlers<typeof samples> = {
  list: (paging, { db, caller }) => searchSamples(db, caller.memberId, paging),
  info: async ({ id }, { db, caller }) => {
    const row = await findSample(db, caller.memberId, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return readSample(row, to.file.attachment)
  },
  terms: ({ productId }, context) => getTerms(productId, context),
  request: (wish, context) => requestSample(wish, context),
  withdraw: ({ id }, { db, caller }) =>
    db.transaction(async (tx) => {
      await sampleLife.move(tx, id, 'withdraw', byMember(caller.memberId))
      return null
    }),
  report: (input, context) => reportSample(input, context),
}
