import type { Messages } from '#platform/texts/messages.ts'
import type { Literals } from './string-literals.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A template names a key when its fixed beginning names the noun: `adminAudit.noun_${noun}`. */
const patternOf = ([first = '', ...rest]: string[]) =>
  /^\w+\./.test(first) ? [new RegExp(`^${[first, ...rest].map(escaped).join('.+')}$`)] : []

/** Keys that no source names. */
export function deadMessages(catalogue: Messages, literals: Literals[], madeOfData: RegExp[]): string[] {
  const named = new Set(literals.flatMap(({ strings }) => [...strings]))
  const patterns = [...madeOfData, ...literals.flatMap(({ templates }) => templates.flatMap(patternOf))]
  const keys = Object.entries(catalogue).flatMap(([noun, texts]) => Object.keys(texts).map((key) => `${noun}.${key}`))
  return keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))
}
