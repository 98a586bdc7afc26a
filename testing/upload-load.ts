import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import type { Upload } from '#identity/uploads/contract.ts'
import { aMember, aSession } from './factories.ts'
import { asker, type Tally } from './order-load.ts'
import { aPdf } from './sample-files.ts'

/** Below what one member may send within an hour. */
const mostOfMember = 50

/** Members who send a file every now and then until `isOver`; answers how many of those that were taken cannot be read. */
export async function sendFiles(db: Database, origin: string, isOver: () => boolean, tally: Tally): Promise<number> {
  const tokens = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => aSession(db, await aMember(db, { email: `files-${at}@example.com` }))),
  )
  const owners = new Map<string, string>()
  while (!isOver()) {
    const token = tokens[Math.floor(owners.size / mostOfMember)] ?? ''
    const form = new FormData()
    form.append('file', aPdf())
    const { code, data } = await asker(origin, { token }, tally)<Pick<Upload, 'url'>>(
      '/api/oss/upload',
      undefined,
      form,
    )
    if (code === 0 && data) owners.set(data.url, token)
    else tally.failed.push(`a file was refused with ${code}`)
    await sleep(300)
  }
  const reads = [...owners].map(async ([url, token]) => (await fetch(origin + url, { headers: { token } })).ok)
  for (const url of owners.keys()) tally.acknowledged.add(url)
  return (await Promise.all(reads)).filter((ok) => !ok).length
}
