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

/** Once of what lasts. */
export const textOf = onceOfEach((value: unknown) => JSON.stringify(value))
const textsOf = (props: object) => Object.entries(props).map(([name, value]) => `${name} ${textOf(value)}`)

/** For the server: the markup of a component where it stands and with its props, which are all that it may depend on. */
export function drawOnce(part: object, where: unknown, props: object, draw: () => string): DrawnText {
  const key = [numberOf(part), JSON.stringify(where), ...textsOf(props)].join('\n')
  return kept.get(key) ?? kept.keep(key, drawAlone(draw))
}
