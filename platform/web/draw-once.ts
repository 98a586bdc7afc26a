/** Of guests alone, by all that is shown: what has changed is another part. The one not used for longest goes first. */
const kept = new Map<string, string>()
const most = 4_000_000
let characters = 0

/** A number that stands for something in keys, as long as that lives. */
const numbers = new WeakMap<object, number>()
let last = 0
function numberOf(part: object): number {
  const number = numbers.get(part) ?? ++last
  numbers.set(part, number)
  return number
}

/** For the server: the markup of a component for these facts, which are all that it may depend on. */
export function drawOnce(part: object, facts: unknown, draw: () => string): string {
  const key = `${numberOf(part)} ${JSON.stringify(facts)}`
  const found = kept.get(key)
  const markup = found ?? draw()
  if (found === undefined) characters += key.length + markup.length
  kept.delete(key)
  kept.set(key, markup)
  for (const [oldest, { length }] of kept) {
    if (characters <= most) break
    kept.delete(oldest)
    characters -= oldest.length + length
  }
  return markup
}
