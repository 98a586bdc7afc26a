import { formulaSafe } from './formula-safe.ts'

const cellOf = (text: string) => {
  const safe = formulaSafe(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of a CSV file as they come; marked as UTF-8, because Excel would read Chinese as something else. */
export async function* writeCsv(rows: AsyncIterable<readonly string[]>): AsyncGenerator<Buffer> {
  yield Buffer.from('\ufeff')
  for await (const row of rows) yield Buffer.from(`${row.map(cellOf).join(',')}\r\n`)
}
