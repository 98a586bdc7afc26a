import { hash } from 'node:crypto'

/** Of guests alone, by a digest of everything that is shown: what has changed is another part. The one not used for longest goes first. */
const kept = new Map<string, string>()
const most = 3_000_000
let characters = 0

const numbers = new Map<unknown, number>()
function numberOf(part: unknown): number {
  const number = numbers.get(part) ?? numbers.size
  numbers.set(part, number)
  return number
}

export const digestOf = (facts: unknown) => hash('sha1', JSON.stringify(facts), 'base64url')

/** For the server: the markup of a component for these facts, which are all that it may depend on. */
export function drawOnce(part: unknown, facts: unknown, draw: () => string): string {
  const key = digestOf([numberOf(part), facts])
  const found = kept.get(key)
  const markup = found ?? draw()
  if (found === undefined) characters += markup.length
  kept.delete(key)
  kept.set(key, markup)
  for (const [oldest, { length }] of kept) {
    if (characters <= most) break
    kept.delete(oldest)
    characters -= length
  }
  return markup
}
