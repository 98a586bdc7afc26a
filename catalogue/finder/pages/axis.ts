import { readsByFactors } from '#catalogue/parameters/steps.ts'

export interface Axis {
  logarithmic: boolean
  /** Round numbers within the ends. */
  ticks: number[]
  /** Where a value stands between the ends, from 0 to 1. */
  at: (value: number) => number
}

const wantedTicks = 5
/** Air at both ends, so that no point lies on the frame. */
const air = 0.04

/** The step of 1, 2 or 5 that gives about as many ticks as wanted. */
function stepOf(span: number): number {
  const rough = span / wantedTicks
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10) * power
}

function linearTicks(low: number, high: number): number[] {
  const step = stepOf(high - low)
  const count = Math.floor(high / step) - Math.ceil(low / step) + 1
  return Array.from({ length: count }, (_, at) => Number(((Math.ceil(low / step) + at) * step).toPrecision(12)))
}

/** 1, 2 and 5 of each power of ten; where that is too many, the powers alone. */
function factorTicks(low: number, high: number): number[] {
  const powers = Array.from(
    { length: Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 },
    (_, at) => Math.floor(Math.log10(low)) + at,
  )
  const within = (digits: number[]) =>
    powers
      .flatMap((power) => digits.map((digit) => Number((digit * 10 ** power).toPrecision(3))))
      .filter((tick) => tick >= low && tick <= high)
  const fine = within([1, 2, 5])
  return fine.length > wantedTicks + 2 ? within([1]) : fine
}

/** An axis on which all values of a property are seen, by factors where they read better so. */
export function axisOf(code: string, values: readonly number[]): Axis {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const logarithmic = readsByFactors(code, lowest, highest)
  const stands = (value: number) => (logarithmic ? Math.log10(value) : value)
  const span = stands(highest) - stands(lowest) || Math.abs(stands(highest)) || 1
  const [low, high] = [stands(lowest) - span * air, stands(highest) + span * air]
  return {
    logarithmic,
    ticks: logarithmic ? factorTicks(10 ** low, 10 ** high) : linearTicks(low, high),
    at: (value) => (stands(value) - low) / (high - low),
  }
}
