import { Refusal } from '#platform/contract/errors.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import { makeDue } from '#platform/server/jobs/queries.ts'
import { lockJob } from './queries.ts'

/** Due at once; whichever process is free takes it. */
export const runNow = (id: number, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const job = await lockJob(tx, id)
    if (!job) throw new Refusal('NOT_FOUND')
    if (job.state === 'running') throw new Refusal('FORBIDDEN', { says: 'adminJobs.runsAlready' })
    await makeDue(tx, id)
    const title = translatorFor('en-US')(`adminJobs.name_${job.name}`)
    return audit(tx, operator, { action: 'run', noun: 'job', key: id, title })
  })
