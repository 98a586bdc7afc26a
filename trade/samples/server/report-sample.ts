import { titleFact } from '#catalogue/goods/server/title-fact.ts'
import { mailOperators } from '#identity/operators/office/mail-operators.ts'
import { claimUpload } from '#identity/uploads/server/claim-upload.ts'
import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { byMember } from '#platform/server/api/by.ts'
import type { Context } from '#platform/server/api/context.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { samples } from '../contract.ts'
import { sampleDeskNotices } from '../office/desk-notices.ts'
import { insertPhotos } from './queries.ts'
import { sampleLife } from './sample-life.ts'

/** What became of the trial, with what there is to see of it. */
export const reportSample = (
  { id, result, note, photoIds }: ParsedOf<typeof samples.report>,
  { db, config, caller: { memberId } }: Context<'member'>,
) =>
  db.transaction(async (tx) => {
    const set = sql`, result = ${result}, result_note = ${note}`
    const { shopId, product } = await sampleLife.move(tx, id, 'report', byMember(memberId), { set, note })
    for (const photoId of photoIds) await claimUpload(tx, { memberId }, 'attachment', photoId)
    await insertPhotos(tx, id, photoIds)
    const facts = { about: id, product: titleFact(product), result: { key: `samples.result_${result}` as const } }
    const audience = { permission: 'sales.edit', shopId } as const
    await mailOperators(tx, config, audience, sampleDeskNotices.tried, { ...facts, words: note })
    return null
  })
