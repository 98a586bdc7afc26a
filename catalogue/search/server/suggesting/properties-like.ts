import type { PropertyRange } from '#catalogue/parameters/property-range.ts'
import { propertyWords } from '../reading/property-words.ts'
import type { KnownProperties } from '../reading/read-key.ts'
import { endsOf } from './names-like.ts'

/** A property that what was typed may end in. */
export interface PropertyLike {
  code: string
  /** As it is written in a search. */
  word: string
  rest: string
  /** Both ways to ask for the number that was typed; none without one. */
  ranges: PropertyRange[]
}

const typedNumber = /^(.*?[^\d.\s])\s*(?:[≥≤<>~]=?|[:=])?\s*(?:(\d{1,7}(?:\.\d{1,4})?)\s*)?$/u
const longestCode = 4

const written = (word: string) => (word.length <= longestCode ? word.toUpperCase() : word)

/** `PP MF` is on its way to `PP MFR ≥ …`, `PP MFR 25` to one side of 25. */
export function propertiesLike(key: string, known: KnownProperties, most: number): PropertyLike[] {
  const [, text = '', number] = typedNumber.exec(key.normalize('NFKC').trim()) ?? []
  for (const { rest, end } of endsOf(text)) {
    const found = new Map<string, PropertyLike>()
    for (const { codes, words } of propertyWords) {
      const word = words.find((each) => (number === undefined ? each.startsWith(end) : each === end))
      const code = codes.find((each) => known.has(each))
      if (word === undefined || code === undefined || found.has(code)) continue
      found.set(code, { code, word: written(word), rest, ranges: sidesOf(code, number, known) })
    }
    if (found.size > 0) return [...found.values()].slice(0, most)
  }
  return []
}

function sidesOf(code: string, number: string | undefined, known: KnownProperties): PropertyRange[] {
  const property = known.get(code)
  if (number === undefined || !property || property.options.length > 0) return []
  const value = Number(number)
  return [
    { code, min: value, max: undefined, unit: property.unit },
    { code, min: undefined, max: value, unit: property.unit },
  ]
}
