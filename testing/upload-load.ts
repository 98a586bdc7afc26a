import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import type { Upload } from '#identity/uploads/contract.ts'
import { aMember, aSession } from './factories.ts'
import { asker, type Tally } from './order-load.ts'
import { aPdf } from './sample-files.ts'

/** Far below what one member may try within an hour: what is repeated counts too. */
const mostOfMember = 20
const members = 150
/** All members together may send 3,000 an hour. */
const restMs = 1_250

/** Members who send a file every now and then until `isOver`; answers how many of those that were taken cannot be read. */
export async function sendFiles(db: Database, origin: string, isOver: () => boolean, tally: Tally): Promise<number> {
  const tokens = await Promise.all(
    Array.from({ length: members }, async (_, at) =>
      aSession(db, await aMember(db, { email: `files-${at}@example.com` })),
    ),
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
    await sleep(restMs)
  }
  let lost = 0
  for (const [url, token] of owners) {
    tally.acknowledged.add(url)
    if (!(await isThere(origin + url, token))) lost++
  }
  return lost
}

const mostTries = 20

/** A busy site says "later" to readers too. */
async function isThere(url: string, token: string) {
  for (let turn = 0; turn < mostTries; turn++) {
    const { status } = await fetch(url, { headers: { token } })
    if (status < 500) return status === 200
    await sleep(200)
  }
  return false
}
