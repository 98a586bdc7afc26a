import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import type { Upload } from '#identity/uploads/contract.ts'
import { aMember, aSession } from './factories.ts'
import { asker, type Tally } from './order-load.ts'
import { aPdf } from './sample-files.ts'

/** A member who sends a file every now and then until `isOver`; answers how many of those that were taken cannot be read. */
export async function sendFiles(db: Database, origin: string, isOver: () => boolean, tally: Tally): Promise<number> {
  const token = await aSession(db, await aMember(db, { email: 'files@example.com' }))
  const ask = asker(origin, { token }, tally)
  while (!isOver()) {
    const form = new FormData()
    form.append('file', aPdf())
    const { code, data } = await ask<Pick<Upload, 'url'>>('/api/oss/upload', undefined, form)
    if (code === 0 && data) tally.acknowledged.add(data.url)
    else tally.failed.push(`a file was refused with ${code}`)
    await sleep(300)
  }
  let lost = 0
  for (const url of tally.acknowledged) if (!(await fetch(origin + url, { headers: { token } })).ok) lost++
  return lost
}
