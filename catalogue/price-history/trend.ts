import type { PriceChange } from './contract.ts'

export interface TrendPoint {
  /** Milliseconds. */
  at: number
  perTonneMinor: number
}

/** The price over time in one currency, as steps from the first known day up to now; empty where it never changed. */
export function trendOf(changes: readonly PriceChange[], currency: string, from: number, until: number): TrendPoint[] {
  const known = changes.filter(({ to }) => to?.currency === currency)
  const [first] = known
  if (!first?.to) return []
  const before = first.from?.currency === currency ? [{ at: from, perTonneMinor: first.from.perTonneMinor }] : []
  const points = known.flatMap(({ at, to }) => (to ? [{ at: Date.parse(at), perTonneMinor: to.perTonneMinor }] : []))
  const last = points.at(-1)
  return [...before, ...points, ...(last ? [{ ...last, at: until }] : [])]
}

/** The first, the last, and those that differ from the one before. */
export const turnsOf = (points: readonly TrendPoint[]): TrendPoint[] =>
  points.filter(
    ({ perTonneMinor }, at) => at === 0 || at === points.length - 1 || perTonneMinor !== points[at - 1]?.perTonneMinor,
  )

/** An SVG path of steps within a box of this size; the lowest price is at its bottom. */
export function stepPath(points: readonly TrendPoint[], width: number, height: number): string {
  const prices = points.map(({ perTonneMinor }) => perTonneMinor)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const [start, end] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const x = (at: number) => round(end === start ? 0 : ((at - start) / (end - start)) * width)
  const y = (price: number) => round(high === low ? height / 2 : height - ((price - low) / (high - low)) * height)
  return points
    .map(({ at, perTonneMinor }, index) =>
      index === 0 ? `M${x(at)} ${y(perTonneMinor)}` : `H${x(at)}V${y(perTonneMinor)}`,
    )
    .join('')
}

const round = (value: number) => Math.round(value * 10) / 10
