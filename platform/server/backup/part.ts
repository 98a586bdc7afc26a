import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartupProblem } from '../database/embedded/startup-problem.ts'
import type { Identity, Recipient } from './age-keys.ts'
import { decrypt, encrypt, NotReadable } from './age.ts'

/** A file of a backup, with the sum of what is stored, which needs no key to be compared. */
export interface Part {
  name: string
  /** Before encryption. */
  bytes: number
  sha256: string
}

/** Told now and then how far something is. */
export type Say = (what: string, bytes: number, of?: number) => void

const sayEveryMs = 5_000
const atOnce = 1024 * 1024
const ending = '.age'
export const isEncrypted = ({ name }: Part) => name.endsWith(ending)

async function* passing(source: AsyncIterable<Uint8Array>, see: (chunk: Uint8Array) => void) {
  for await (const chunk of source) {
    see(chunk)
    yield chunk
  }
}

/** Counts what passes. */
function counter(say: (bytes: number) => void) {
  let [bytes, saidAt] = [0, Date.now()]
  return {
    count(chunk: Uint8Array) {
      bytes += chunk.length
      if (Date.now() - saidAt < sayEveryMs) return
      saidAt = Date.now()
      say(bytes)
    },
    bytes: () => bytes,
  }
}

export interface Writing {
  folder: string
  /** Nobody: it is not encrypted. */
  recipients: readonly Recipient[]
  say: Say
}

export async function writePart(
  name: string,
  source: AsyncIterable<Uint8Array>,
  { folder, recipients, say }: Writing,
): Promise<Part> {
  const stored = recipients.length > 0 ? `${name}${ending}` : name
  const [sum, counted] = [createHash('sha256'), counter((bytes) => say(name, bytes))]
  const plain = passing(source, counted.count)
  await pipeline(
    passing(recipients.length > 0 ? encrypt(plain, recipients) : plain, (chunk) => void sum.update(chunk)),
    createWriteStream(join(folder, stored), { mode: 0o600, flush: true, highWaterMark: atOnce }),
  )
  return { name: stored, bytes: counted.bytes(), sha256: sum.digest('hex') }
}

export interface Reading {
  folder: string
  identities: readonly Identity[]
  say: Say
}

/** What was written. Whoever reads to the end knows that nothing of it has changed. */
export async function* readPart(part: Part, { folder, identities, say }: Reading): AsyncGenerator<Uint8Array> {
  const path = join(folder, part.name)
  const sum = createHash('sha256')
  const stored = passing(createReadStream(path, { highWaterMark: atOnce }), (chunk) => void sum.update(chunk))
  const counted = counter((bytes) => say(part.name, bytes, part.bytes))
  try {
    yield* passing(isEncrypted(part) ? decrypt(stored, identities) : stored, counted.count)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StartupProblem(`${path} is missing.`)
    if (!(error instanceof NotReadable)) throw error
    if (error.reason === 'other key' && (await sumOf(path)) === part.sha256)
      throw new StartupProblem(`The key in BACKUP_KEY_FILE does not open ${path}.`)
    throw changed(path)
  }
  if (sum.digest('hex') !== part.sha256) throw changed(path)
}

const changed = (path: string) => new StartupProblem(`${path} has been changed or cut off since it was made.`)

async function sumOf(path: string): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(path)) sum.update(chunk as Buffer)
  return sum.digest('hex')
}
