/** What one run found, a row for each target. */
export interface Row {
  what: string
  measured: string
  target: string
  outcome: string
}

type Written = (value: number) => string

export const ratio: Written = (value) => value.toFixed(2)
export const milliseconds: Written = (value) => `${value.toFixed(1)} ms`
export const seconds: Written = (value) => `${value.toFixed(1)} s`
export const megabytes: Written = (value) => `${Math.round(value)} MB`
export const count: Written = (value) => String(Math.round(value))

/** As exactly as it is written. */
const shown = (value: number, written: Written) => Number.parseFloat(written(value))

export interface Report {
  rows: readonly Row[]
  hasFailed(): boolean
  atLeast(what: string, value: number, target: number, written: Written): void
  atMost(what: string, value: number, target: number, written: Written): void
  /** Of what no target is stated. */
  noted(what: string, value: number, written: Written): void
  notAsked(what: string, target: string, how: string): void
  failed(part: string, error: unknown): void
}

export function openReport(): Report {
  const rows: Row[] = []
  let failures = 0
  const add = (what: string, measured: string, target: string, outcome: string) => {
    rows.push({ what, measured, target, outcome })
    console.log(`  ${what}: ${measured} (${target}) ${outcome}`)
  }
  /** What is no number was not measured. */
  const compared = (what: string, value: number, target: string, written: Written, met: boolean) => {
    if (Number.isFinite(value)) return add(what, written(value), target, met ? 'met' : '**missed**')
    failures++
    add(what, '–', target, '**could not be measured**')
  }
  return {
    rows,
    hasFailed: () => failures > 0,
    atLeast: (what, value, target, written) =>
      compared(what, value, `at least ${written(target)}`, written, shown(value, written) >= target),
    atMost: (what, value, target, written) =>
      compared(what, value, `at most ${written(target)}`, written, shown(value, written) <= target),
    noted: (what, value, written) => add(what, written(value), '–', '–'),
    notAsked: (what, target, how) => add(what, '–', target, `not asked for: ${how}`),
    failed(part, error) {
      failures++
      add(part, '–', '–', `**did not run**: ${error instanceof Error ? error.message : String(error)}`)
    },
  }
}
