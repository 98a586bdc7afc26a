/** The longest time within a window, in milliseconds, in which nothing happened; both its ends count. */
export function longestGap(times: readonly number[], from: number, to: number): number {
  const within = times.filter((time) => time > from && time < to).toSorted((one, other) => one - other)
  const points = [from, ...within, to]
  return Math.max(...points.slice(1).map((time, at) => time - (points[at] ?? time)))
}

type Row = Record<string, string | number>

/** Rows with a line of titles, columns as wide as they need. */
export function tableOf(rows: readonly Row[]): string {
  const titles = Object.keys(rows[0] ?? {})
  const cells = [titles, ...rows.map((row) => titles.map((title) => String(row[title])))]
  const widths = titles.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  return cells.map(line).join('\n')
}
