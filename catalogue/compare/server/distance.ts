import { comparisonOf } from '#catalogue/parameters/comparability.ts'
import { gapOf } from '#catalogue/parameters/steps.ts'
import { hasAll, type Candidate, type StatedValue } from './must-haves.ts'

const weights: Readonly<Record<string, number>> = { mfr: 3, mvr: 3, shoreA: 3, kValue: 3, intrinsicViscosity: 3 }

const leastShared = 2
const farthest = 0.6
const mostApart = 1.6
/** Little that both state says little of how near they are. */
const doubt = 0.1
/** For each label that only one of them has: of goods as near, those of the same use come first. */
const otherUse = 0.02
const differing = (one: readonly string[], other: readonly string[]) =>
  new Set(one).symmetricDifference(new Set(other)).size

/** The value that says the same of the other product, if both can be read against each other. */
export const counterpart = (value: StatedValue, { values }: Candidate) =>
  values.find((other) => other.code === value.code && comparisonOf(value, other).comparable)

/** 0: alike in all that both state; undefined: no substitute. */
export function distanceOf(wanted: Candidate, offered: Candidate): number | undefined {
  if (!hasAll(wanted, offered)) return undefined
  const shared = wanted.values
    .filter(({ code, text }) => text === null && code !== 'fillerContent')
    .flatMap((value) => {
      const other = counterpart(value, offered)
      return other ? [{ weight: weights[value.code] ?? 1, gap: gapOf(value.code, value.base, other.base) }] : []
    })
  if (shared.length < leastShared || shared.some(({ gap }) => gap > mostApart)) return undefined
  const sum = (of: (each: (typeof shared)[number]) => number) => shared.reduce((all, each) => all + of(each), 0)
  const mean = sum(({ weight, gap }) => weight * gap) / sum(({ weight }) => weight)
  const distance =
    mean + doubt * (1 - shared.length / wanted.values.length) + otherUse * differing(wanted.labels, offered.labels)
  return distance > farthest ? undefined : distance
}
