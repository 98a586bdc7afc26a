import { conditionIn } from './condition.ts'
import type { Typed } from './measure.ts'
import { codeOfUnit, propertyWords, unitSpellings, type PropertyWord } from './property-words.ts'
import type { Scanner } from './scanner.ts'
import { condition } from './words.ts'

interface Figure {
  property: PropertyWord
  typed: Typed
}

const keyOf = (word: string) => word.toLowerCase().replaceAll(/[ -]/g, '')
const properties = new Map(propertyWords.flatMap((property) => property.words.map((word) => [keyOf(word), property])))
/** The longest word first: "flexural modulus" before "modulus". */
const longestFirst = propertyWords.flatMap(({ words }) => words).toSorted((a, b) => b.length - a.length)
const spelled = (word: string) => word.replaceAll(' ', ' ?-?') + (/[a-z]$/.test(word) ? '(?![a-z])' : '')
const propertyWord = new RegExp(longestFirst.map(spelled).join('|'), 'iy')

const number = /(\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d{1,4})?)(?!\d)/iy
const between = /(?:between|from|介于|在) */iy
const within = / ?(?:±|\+\/-) ?/iy
const link = /[ :=]*(?:(?:of|is|为|是)(?![a-z]))? */iy
const atLeast =
  /(?:>=|≥|≧|>|不低于|不小于|大于等于|大于|高于|超过|at least|minimum|min\.?(?![a-z])|over|above|more than) */iy
const atMost =
  /(?:<=|≤|≦|<|不高于|不大于|不超过|小于等于|小于|低于|at most|maximum|max\.?(?![a-z])|under|below|less than|up to) */iy
const about = /(?:~|约为?|大约|大概|about|around|approx\.?|ca\.?(?![a-z])|circa) */iy
const until = / ?(?:-|~|至|到|to(?![a-z])|and(?![a-z])) ?/iy
const orMore = / ?(?:以上|及以上|\+|or more|or higher|min(?![a-z]))/iy
const orLess = / ?(?:以下|以内|及以下|or less|or lower|max(?![a-z]))/iy
const orSo = / ?(?:左右|上下|or so)/iy

/** "MFR 20-30", "熔指 3 左右", "flex modulus ≥ 2 GPa", "around MFR 25". */
export function readProperty(scan: Scanner): Figure | undefined {
  return scan.attempt(() => {
    const loosely = Boolean(scan.take(about))
    const property = takeProperty(scan)
    const typed = property && scan.take(link) ? readAfter(scan) : undefined
    if (!property || !typed) return undefined
    return { property, typed: loosely && typed.about ? { ...typed, about: { ...typed.about, loosely } } : typed }
  })
}

/** "HDT 1.8 MPa 250": what stands between the word and its number is how it was measured. */
function readAfter(scan: Scanner): Typed | undefined {
  const measured = scan.attempt(() => {
    const how = scan.take(condition)?.[0]
    const typed = how !== undefined && scan.take(link) ? readTyped(scan) : undefined
    return typed && how !== undefined ? { ...typed, at: conditionIn(how) } : undefined
  })
  return measured ?? readTyped(scan)
}

/** The number first: "25 MFR", or only its unit, "0.95 g/cc". */
export function readFigure(scan: Scanner): Figure | undefined {
  return scan.attempt(() => {
    const typed = readTyped(scan)
    if (!typed) return undefined
    const property = scan.attempt(() => (scan.take(/ ?/y) ? takeProperty(scan) : undefined))
    if (property) return hasOwnNumber(scan) ? undefined : { property, typed }
    const meant = propertyOfUnit(typed)
    return meant && { property: meant, typed }
  })
}

function takeProperty(scan: Scanner): PropertyWord | undefined {
  const word = scan.take(propertyWord)?.[0]
  return word === undefined ? undefined : properties.get(keyOf(word))
}

/** In "7042 MI 2" the number belongs to what stands before it. */
const hasOwnNumber = (scan: Scanner) => {
  const { at } = scan
  const found = scan.take(link) && readTyped(scan)
  scan.at = at
  return found !== undefined
}

/** TPU 85A is a hardness, 1185A a grade. */
function propertyOfUnit({ unit, about: single }: Typed): PropertyWord | undefined {
  const code = unit && codeOfUnit[unit]
  if (code === undefined || (unit?.startsWith('Shore') && !(single && single.value >= 10 && single.value < 100)))
    return undefined
  return propertyWords.find(({ codes }) => codes[0] === code)
}

function readTyped(scan: Scanner): Typed | undefined {
  return scan.attempt(() => {
    scan.take(between)
    const low = Boolean(scan.take(atLeast))
    const high = !low && Boolean(scan.take(atMost))
    const loosely = !low && !high && Boolean(scan.take(about))
    const value = takeNumber(scan)
    if (value === undefined) return undefined
    const unit = takeUnit(scan)
    if (low) return { low: value, ...unit }
    if (high) return { high: value, ...unit }
    const second = scan.attempt(() => (scan.take(until) ? takeNumber(scan) : undefined))
    if (second !== undefined) {
      const last = takeUnit(scan)
      scan.take(/之间/y)
      return { low: value, high: second, ...unit, ...last }
    }
    const reach = scan.attempt(() => (scan.take(within) ? takeNumber(scan) : undefined))
    if (reach !== undefined) return { low: value - reach, high: value + reach, ...unit, ...takeUnit(scan) }
    if (scan.take(orMore)) return { low: value, ...unit }
    if (scan.take(orLess)) return { high: value, ...unit }
    return { about: { value, loosely: Boolean(scan.take(orSo)) || loosely }, ...unit }
  })
}

function takeNumber(scan: Scanner): number | undefined {
  const text = scan.take(number)?.[1]
  return text === undefined ? undefined : Number(text.replaceAll(',', ''))
}

function takeUnit(scan: Scanner): Pick<Typed, 'unit'> {
  const unit = scan.attempt(() => {
    scan.take(/ ?/y)
    return unitSpellings.find(([pattern]) => scan.take(pattern))?.[1]
  })
  return unit === undefined ? {} : { unit }
}
