import { walkSource } from '../source-files.ts'
import type { Source } from './sources.ts'

export interface Literals {
  /** Every string that is written down whole, as a value or as a type. */
  strings: Set<string>
  /** Every template with something filled in, as its fixed parts. */
  templates: string[][]
}

export function literalsOf({ path, text }: Source): Literals {
  const found: Literals = { strings: new Set(), templates: [] }
  const note = (quasis: { value: { cooked: string | null; raw: string } }[]) => {
    const parts = quasis.map(({ value }) => value.cooked ?? value.raw)
    if (parts.length === 1) found.strings.add(parts[0] ?? '')
    else found.templates.push(parts)
  }
  walkSource(path, text, () => ({
    Literal: ({ value }) => {
      if (typeof value === 'string') found.strings.add(value)
    },
    TemplateLiteral: ({ quasis }) => note(quasis),
    TSTemplateLiteralType: ({ quasis }) => note(quasis),
  }))
  return found
}
