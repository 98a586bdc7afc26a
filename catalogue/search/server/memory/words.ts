import type { Groups } from './groups.ts'

// What `tsquery.ts` writes, read again: words joined by signs.

interface Scan {
  signs: RegExpExecArray[]
  at: number
}

/** One for each group: whether its own words answer. */
type Flags = Uint8Array

const sign = /'((?:[^'\\]|''|\\\\)*)'(:\*)?|([&|()])/g

const unquoted = (word: string) => word.replaceAll(/(['\\])\1/g, '$1')

/** The groups that meet a condition without words of a product. */
export function groupsMeeting(condition: string, groups: Groups): Flags {
  const scan = { signs: [...condition.matchAll(sign)], at: 0 }
  return anyOf(scan, groups)
}

/** Whether groups alone can answer. */
export const isOfGroups = (condition: string) =>
  condition.matchAll(sign).every(([, word]) => word === undefined || word.startsWith('#'))

function joined(scan: Scan, between: string, part: () => Flags, join: (all: Flags, one: Flags) => void): Flags {
  const all = part()
  while (scan.signs[scan.at]?.[3] === between) {
    scan.at += 1
    join(all, part())
  }
  return all
}

function anyOf(scan: Scan, groups: Groups): Flags {
  return joined(
    scan,
    '|',
    () => allOf(scan, groups),
    (all, one) => {
      for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) | (one[at] as number)
    },
  )
}

function allOf(scan: Scan, groups: Groups): Flags {
  return joined(
    scan,
    '&',
    () => oneOf(scan, groups),
    (all, one) => {
      for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) & (one[at] as number)
    },
  )
}

function oneOf(scan: Scan, groups: Groups): Flags {
  const found = scan.signs[scan.at++]
  if (found?.[3] === '(') {
    const inner = anyOf(scan, groups)
    scan.at += 1
    return inner
  }
  const flags = new Uint8Array(groups.size)
  for (const at of groups.having.get(unquoted(found?.[1] ?? '')) ?? []) flags[at] = 1
  return flags
}
