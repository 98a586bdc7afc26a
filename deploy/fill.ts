import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export type Values = Record<string, string | undefined>

const slot = /\$\{([A-Z][A-Z0-9_]*)\}/g

/** The names that a file leaves open. */
export const slotsOf = (text: string) => new Set([...text.matchAll(slot)].map(([, name = '']) => name))

/** What nginx and others write with a dollar is in small letters, and stays. */
export function fill(text: string, values: Values): string {
  const missing = [...slotsOf(text)].filter((name) => values[name] === undefined)
  if (missing.length > 0) throw new Error(`No value for ${missing.join(', ')}`)
  return text.replaceAll(slot, (_, name: string) => values[name] ?? '')
}

/** `node deploy/fill.ts deploy/patroni/patroni.yml my-values.env`: the file with the values, on standard output. */
if (import.meta.main) {
  const [file = '', values = ''] = process.argv.slice(2)
  process.stdout.write(fill(readFileSync(file, 'utf8'), parseEnv(readFileSync(values, 'utf8'))))
}
