import { tableOf } from './gaps.ts'

/** Seconds within which orders are taken again: a primary that is gone is missed after its ttl of 20 s. */
const mostGap = (fault: string) => (fault === 'primary lost' ? 20 + 3 : 5)

/** A release is nobody's to notice: not even "come again" may be answered. */
const mayBeLater = (fault: string) => fault !== 'web processes rolled'

/** What was measured while one fault was there. */
export interface Measured {
  fault: string
  acknowledged: number
  lost: number
  doubled: number
  failed: number
  later: number
  unanswered: number
  /** Seconds. */
  gap: number
}

const counts = ['acknowledged', 'lost', 'doubled', 'failed', 'later', 'unanswered'] as const
const seconds = (gap: number) => `${gap.toFixed(1)} s`

function sumOf(name: string, rows: readonly Measured[]) {
  const sum = (count: (typeof counts)[number]) => rows.reduce((all, row) => all + row[count], 0)
  const gaps = rows.map(({ gap }) => gap).toSorted((one, other) => one - other)
  return {
    fault: name,
    times: rows.length,
    ...(Object.fromEntries(counts.map((count) => [count, sum(count)])) as Record<(typeof counts)[number], number>),
    'median gap': seconds(gaps[Math.floor(gaps.length / 2)] ?? 0),
    'longest gap': seconds(gaps.at(-1) ?? 0),
  }
}

/** A line for each fault in its order, one for each kind of it, and one for all. */
export function reportOf(rows: readonly Measured[]): string {
  const kinds = [...new Set(rows.map(({ fault }) => fault))]
  const each = rows.map((row, at) => ({ number: at + 1, ...row, gap: seconds(row.gap) }))
  const sums = kinds.map((kind) =>
    sumOf(
      kind,
      rows.filter(({ fault }) => fault === kind),
    ),
  )
  return `${tableOf(each)}\n\n${tableOf([...sums, sumOf('all', rows)])}`
}

/** What is not as it has to be, a sentence for each. */
export const complaintsOf = (rows: readonly Measured[]): string[] =>
  rows.flatMap(({ fault, gap, later, lost, doubled }, at) => [
    ...(lost + doubled > 0 ? [`${at + 1}, ${fault}: ${lost} orders lost, ${doubled} doubled`] : []),
    ...(gap > mostGap(fault)
      ? [`${at + 1}, ${fault}: ${seconds(gap)} without orders, ${mostGap(fault)} s are allowed`]
      : []),
    ...(later > 0 && !mayBeLater(fault) ? [`${at + 1}, ${fault}: ${later} were told to come again`] : []),
  ])
