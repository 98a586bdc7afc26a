import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Refusal } from '#platform/contract/errors.ts'
import type { UploadSettings } from '../files/upload-settings.ts'

export interface Bounded {
  /** Rejects as soon as the body breaks a limit; otherwise it stays open. */
  broken: Promise<never>
  bytes(): number
  release(): void
}

/** Watches a body while somebody else reads it, since a sender may say nothing of its length, or never end. */
export function boundBody(
  raw: IncomingMessage,
  most: number,
  {
    leastBytesPerSecond,
    rateSeconds,
    mostSeconds,
  }: Pick<UploadSettings, 'leastBytesPerSecond' | 'rateSeconds' | 'mostSeconds'>,
): Bounded {
  const { promise: broken, reject } = Promise.withResolvers<never>()
  // Whoever waits for it may have gone already.
  broken.catch(() => undefined)
  const slow = () => reject(new Refusal('REQUEST_TIMEOUT', { says: 'uploads.tooSlow' }))
  let [bytes, before] = [0, 0]
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > most) reject(new Refusal('TOO_LARGE'))
  }
  raw.on('data', count)
  const rate = setInterval(() => {
    if (bytes - before < leastBytesPerSecond * rateSeconds) slow()
    before = bytes
  }, rateSeconds * 1_000)
  const deadline = setTimeout(slow, mostSeconds * 1_000)
  return {
    broken,
    bytes: () => bytes,
    release() {
      raw.off('data', count)
      clearInterval(rate)
      clearTimeout(deadline)
    },
  }
}

const lingerMs = 1_000

/** Ends a connection whose body nobody wants any more; a moment later, so that the answer arrives before. */
export function hangUp(raw: IncomingMessage) {
  if (raw.complete || !(raw.socket instanceof Socket)) return
  raw.unpipe()
  raw.resume()
  const end = setTimeout(() => raw.socket.destroy(), lingerMs)
  raw.once('close', () => clearTimeout(end))
}
