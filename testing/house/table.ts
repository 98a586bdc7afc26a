import type { Measure } from './report.ts'

export const failed = ({ value, most }: Measure) => most !== undefined && value > most

/** One line a measure, and below it what breaks it. */
export function tableOf(measures: Measure[]): string {
  const width = Math.max(...measures.map(({ name }) => name.length))
  return measures
    .flatMap((measure) => {
      const { name, value, most, findings = [] } = measure
      const mark = failed(measure) ? 'FAILED' : '      '
      const row = `${mark}  ${name.padEnd(width)}  ${String(value).padStart(6)}${most === undefined ? '' : `  (at most ${most})`}`
      return most !== undefined || findings.length === 0
        ? [row, ...findings.map((finding) => `          ${finding}`)]
        : [`${row}  ${findings.join(', ')}`]
    })
    .join('\n')
}
