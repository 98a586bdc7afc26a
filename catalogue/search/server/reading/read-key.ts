import type { PropertyRange } from '#catalogue/parameters/property-range.ts'
import type { Unit } from '#catalogue/parameters/units.ts'
import { conditionIn } from './condition.ts'
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

export interface WantedQuantity {
  quantity: number
  unit: 'MT' | 'kg'
}

/** What a typed search means, apart from the words that are looked up. */
export interface Reading {
  key: string
  /** With conditions as they were typed. */
  range: PropertyRange[]
  /** Words that a product must not have. */
  without: string[]
  inStock: boolean
  selfRun: boolean
  /** How much is wanted: it goes along into an enquiry. */
  wanted: WantedQuantity | undefined
  /** What has a unit that its property is not stated in: never guessed at, and said. */
  passedOver: string[]
  /** Whether something was read, so that the key alone says less than what was typed. */
  changed: boolean
}

/**
 * Reads numbers, classes, contents and negations out of what was typed. A word such as "tensile" may mean several
 * properties: then there are several readings, the likeliest first. None where there is nothing to read.
 */
export function readKey(key: string, known: KnownProperties): Reading[] {
  const first = readAs(key, known, 0)
  const readings = Array.from({ length: first.meanings }, (_, choice) => readAs(key, known, choice))
  return readings
    .filter(({ read, passedOver }) => read > 0 || passedOver.length > 0)
    .map(({ meanings: _, read, ...reading }) => ({ ...reading, changed: read > 0 }))
}

interface Draft extends Omit<Reading, 'changed'> {
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
  const draft: Draft = {
    key: '',
    range: [],
    without: [],
    inStock: false,
    selfRun: false,
    wanted: undefined,
    passedOver: [],
    meanings: 1,
    read: 0,
  }
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
  const before = scan.attempt(() => {
    const how = scan.take(words.conditionFirst)
    return readsProperty(scan) ? how : undefined
  })
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
    draft.read--
    draft.passedOver.push(scan.text.slice(start, scan.at).trim())
    return ''
  }
  draft.meanings = Math.max(draft.meanings, ranges.length)
  let at = found.typed.at ?? conditionIn(before?.[0] ?? '')
  for (let how = scan.take(words.condition); how; how = scan.take(words.condition)) at ??= conditionIn(how[0])
  draft.range.push(at === undefined ? range : { ...range, at })
  scan.take(/的/y)
  return ''
}

const readsProperty = (scan: Scanner) => {
  const { at } = scan
  const found = readProperty(scan)
  scan.at = at
  return found !== undefined
}

function readNegation(scan: Scanner, draft: Draft) {
  const word = scan.take(words.negation) && scan.take(words.negated)?.[0]
  if (!word) return undefined
  draft.without.push(word)
  return ''
}

function readPlain(scan: Scanner, draft: Draft) {
  if (scan.take(words.inStock)) draft.inStock = true
  else if (scan.take(words.selfRun)) draft.selfRun = true
  else if (scan.take(words.unfilled)) draft.without.push('glass fibre', 'mineral', 'carbon fibre')
  else if (readImported(scan, draft)) return ''
  else if (!readQuantity(scan, draft) && !scan.take(words.noise)) return undefined
  return ''
}

function readImported(scan: Scanner, draft: Draft) {
  const found = scan.take(words.imported)
  if (found) draft.without.push(found[1] ? words.home.inEnglish : words.home.inChinese)
  return found
}

function readQuantity(scan: Scanner, draft: Draft) {
  const found = scan.take(words.quantity)
  const [, number, tonnes] = words.weight.exec(found?.[0] ?? '') ?? []
  const quantity = Number(number?.replaceAll(',', ''))
  if (quantity > 0) draft.wanted ??= { quantity, unit: tonnes ? 'MT' : 'kg' }
  return found
}
