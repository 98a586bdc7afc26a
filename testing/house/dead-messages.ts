import type { Messages } from '#platform/texts/messages.ts'
import type { Literals } from './string-literals.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A template names keys when it says the noun, `adminAudit.noun_${noun}`, or the whole sentence, `${noun}.editTitle`. */
function patternOf(parts: string[]) {
  const names = /^\w+\./.test(parts[0] ?? '') || /^\.\w+$/.test(parts.at(-1) ?? '')
  return names ? [new RegExp(`^${parts.map(escaped).join('.+')}$`)] : []
}

/** So does a text that a value is added to: `'adminAudit.by_'`. */
const isBeginning = (text: string) => /^\w+\.(\w+_)?$/.test(text)

/** Keys that no source names. */
export function deadMessages(catalogue: Messages, literals: Literals[], madeOfData: RegExp[]): string[] {
  const named = new Set(literals.flatMap(({ strings }) => [...strings]))
  const beginnings = [...named].filter(isBeginning).map((text) => new RegExp(`^${escaped(text)}`))
  const patterns = [...madeOfData, ...beginnings, ...literals.flatMap(({ templates }) => templates.flatMap(patternOf))]
  const keys = Object.entries(catalogue).flatMap(([noun, texts]) => Object.keys(texts).map((key) => `${noun}.${key}`))
  return keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))
}
