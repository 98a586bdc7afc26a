import { randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(4096)
let used = pool.length

/** Of so many bytes that nobody can guess. The system is asked for many at once: a request for each answer takes ten times as long. */
export function randomText(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  return pool.toString('base64url', used, (used += bytes))
}
