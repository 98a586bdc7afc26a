import { hash } from 'node:crypto'
import { onceOfEach } from '#platform/contract/lasting.ts'
import { Recent } from '#platform/contract/recent.ts'
import { drawAlone, type DrawnText } from './drawn-text.ts'

/** Of guests alone, by all that is shown: what has changed is another part. */
const kept = new Recent<DrawnText>(4_000_000, ({ text }) => text.length)

/** A number that stands for something in keys, as long as that lives. */
const numbers = new WeakMap<object, number>()
let last = 0
function numberOf(part: object): number {
  const number = numbers.get(part) ?? ++last
  numbers.set(part, number)
  return number
}

const short = 100

/** Stands for what is shown in keys, which would be as long as the parts otherwise; once of what lasts. */
export const digestOf = onceOfEach((value: unknown): string => {
  const text = JSON.stringify(value)
  return text.length < short ? text : hash('sha1', text, 'base64')
})
const digestsOf = (props: object) =>
  Object.entries(props).flatMap(([name, value]) => (value === undefined ? [] : `${name} ${digestOf(value)}`))

/** For the server: the markup of a component where it stands and with its props, which are all that it may depend on. */
export function drawOnce(part: object, where: unknown, props: object, draw: () => string): DrawnText {
  const key = [numberOf(part), JSON.stringify(where), ...digestsOf(props)].join('\n')
  return kept.get(key) ?? kept.keep(key, drawAlone(draw))
}
