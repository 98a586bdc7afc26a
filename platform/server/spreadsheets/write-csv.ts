import Papa from 'papaparse'
import { formulaSafe } from './formula-safe.ts'

/** Lines of a CSV file as they come; marked as UTF-8, because Excel would read Chinese as something else. */
export async function* writeCsv(rows: AsyncIterable<readonly string[]>): AsyncGenerator<Buffer> {
  yield Buffer.from('\ufeff')
  for await (const row of rows) yield Buffer.from(`${Papa.unparse([row.map(formulaSafe)])}\r\n`)
}
