import { importLimits } from './contract.ts'
import type { OfficeLiveApi } from '#platform/contract/registered.ts'
import type { TextTable } from '#platform/web/spreadsheet/read-table.ts'

const mostCharacters = 60_000

interface Sending {
  api: OfficeLiveApi
  name: string
  onProgress(done: number, count: number): void
  signal: AbortSignal
}

/** Sends a table part by part, each small enough for one call. Answers the number of the import. */
export async function sendTable({ rows, decimalComma }: TextTable, { api, name, onProgress, signal }: Sending) {
  const [header = [], ...body] = rows
  const { id } = await api.imports.start({ name, header, decimalComma }, { signal })
  for (let at = 0; at < body.length;) {
    const part = partFrom(body, at)
    await api.imports.load({ id, from: at + 1, rows: part }, { signal })
    at += part.length
    onProgress(at, body.length)
  }
  return id
}

function partFrom(rows: readonly string[][], start: number): string[][] {
  const part: string[][] = []
  let characters = 0
  for (const row of rows.slice(start, start + importLimits.rowsAtOnce)) {
    characters += row.reduce((sum, cell) => sum + cell.length + 3, 0)
    if (part.length > 0 && characters > mostCharacters) break
    part.push(row)
  }
  return part
}
