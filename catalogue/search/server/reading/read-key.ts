import type { PropertyRange } from '#catalogue/parameters/property-range.ts'
import type { Unit } from '#catalogue/parameters/units.ts'
import { rangeOf } from './measure.ts'
import { readFigure, readProperty } from './read-figure.ts'
import { Scanner } from './scanner.ts'
import * as words from './words.ts'

/** What a property is usually stated in, and its classes if it has any. */
export interface KnownProperty {
  unit: Unit
  options: readonly { value: number; textEn: string }[]
}
export type KnownProperties = ReadonlyMap<string, KnownProperty>

/** What a typed search means, apart from the words that are looked up. */
export interface Reading {
  key: string
  range: PropertyRange[]
  /** Words that a product must not have. */
  without: string[]
  inStock: boolean
}

/**
 * Reads numbers, classes, contents and negations out of what was typed. A word such as "tensile" may mean several
 * properties: then there are several readings, the likeliest first. None where there is nothing to read.
 */
export function readKey(key: string, known: KnownProperties): Reading[] {
  const first = readAs(key, known, 0)
  const readings = Array.from({ length: first.meanings }, (_, choice) => readAs(key, known, choice))
  return readings.filter((reading) => reading.read > 0).map(({ meanings: _, read: __, ...reading }) => reading)
}

interface Draft extends Reading {
  meanings: number
  read: number
}

const normalise = (key: string) =>
  key
    .normalize('NFKC')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[〜∼]/g, '~')
/** Whole codes at once, so that no digit inside one is read. */
const step = /[a-z0-9][a-z0-9.]*|[^]/iuy

function readAs(key: string, known: KnownProperties, choice: number): Draft {
  const scan = new Scanner(normalise(key))
  const draft: Draft = { key: '', range: [], without: [], inStock: false, meanings: 1, read: 0 }
  let rest = ''
  while (scan.at < scan.text.length) {
    const kept = scan.startsWord ? scan.attempt(() => readHere(scan, known, choice, draft)) : undefined
    if (kept !== undefined) draft.read++
    rest = kept === undefined ? rest + (scan.take(step)?.[0] ?? '') : `${rest.replace(/[-/]$/, '')} ${kept} `
  }
  return {
    ...draft,
    key: rest.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,;，；、.。?？!！]+|[\s,;，；、。?？!！]+$/g, ''),
  }
}

/** What is to stay in the key of what was read here: nothing, or the words without their number. */
function readHere(scan: Scanner, known: KnownProperties, choice: number, draft: Draft): string | undefined {
  return (
    scan.attempt(() => readFlameClass(scan, known, draft)) ??
    scan.attempt(() => readContent(scan, known, draft)) ??
    scan.attempt(() => readValue(scan, known, choice, draft)) ??
    scan.attempt(() => readNegation(scan, draft)) ??
    scan.attempt(() => readPlain(scan, draft))
  )
}

function readFlameClass(scan: Scanner, known: KnownProperties, draft: Draft) {
  const found = scan.take(words.flameClass)
  const name = (found?.[1] ?? found?.[2] ?? '').replaceAll(/[ -]/g, '').toUpperCase()
  const value = known.get('ul94')?.options.find(({ textEn }) => textEn.replaceAll('-', '') === name)?.value
  if (value === undefined) return undefined
  // A better class also does; HB is what everything has.
  draft.range.push({ code: 'ul94', min: value, max: name === 'HB' ? value : undefined, unit: 'class' })
  return ''
}

/** "30% glass" and GF30: the filler stays a word, its content is a property. */
function readContent(scan: Scanner, known: KnownProperties, draft: Draft) {
  const before = scan.take(words.numberFirst)
  const after = before ? undefined : scan.take(words.fillerFirst)
  const content = Number(before?.[1] ?? after?.[2])
  if (!known.has('fillerContent') || !(content >= 5)) return undefined
  const reach = Math.max(2, content * 0.1)
  draft.range.push({ code: 'fillerContent', min: content - reach, max: content + reach, unit: '%' })
  return before?.[2] ?? after?.[1] ?? ''
}

function readValue(scan: Scanner, known: KnownProperties, choice: number, draft: Draft) {
  const start = scan.at
  const found = readProperty(scan) ?? readFigure(scan)
  if (!found) return undefined
  const { codes, window } = found.property
  const ranges = codes.flatMap((code) => {
    const property = known.get(code)
    return (property && rangeOf(code, property.unit, found.typed, window)) ?? []
  })
  const range = ranges[Math.min(choice, ranges.length - 1)]
  if (!range) {
    // In a unit that the property does not have: left as it was typed, and not guessed at.
    draft.read--
    return scan.text.slice(start, scan.at)
  }
  draft.meanings = Math.max(draft.meanings, ranges.length)
  draft.range.push(range)
  scan.take(words.condition)
  scan.take(/的/y)
  return ''
}

function readNegation(scan: Scanner, draft: Draft) {
  const word = scan.take(words.negation) && scan.take(words.negated)?.[0]
  if (!word) return undefined
  draft.without.push(word)
  return ''
}

function readPlain(scan: Scanner, draft: Draft) {
  if (scan.take(words.inStock)) draft.inStock = true
  else if (!scan.take(words.quantity) && !scan.take(words.noise)) return undefined
  return ''
}
