import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'

/** Of all processes that use a server one is its owner: the one that stops it. */
export interface Claim {
  holds(): Promise<boolean>
}

interface Owner {
  pid: number
  token: string
}

const file = (folder: string) => join(folder, 'owner.json')

async function readOwner(folder: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file(folder), 'utf8')) as Owner
  } catch {
    return undefined
  }
}

export async function claim(folder: string): Promise<Claim> {
  const owner: Owner = { pid: process.pid, token: randomUUID() }
  const draft = `${file(folder)}.${owner.token}`
  await writeFile(draft, JSON.stringify(owner))
  await rename(draft, file(folder))
  return { holds: async () => (await readOwner(folder))?.token === owner.token }
}

/** Takes over a server whose owner died without stopping it. */
export async function claimIfAbandoned(folder: string): Promise<Claim> {
  const abandoned = async () => !isAlive((await readOwner(folder))?.pid ?? 0)
  // Whoever has just started the server is about to sign; half a second later nobody is.
  const free = (await abandoned()) && (await sleep(500, true)) && (await abandoned())
  return free ? claim(folder) : { holds: async () => false }
}
