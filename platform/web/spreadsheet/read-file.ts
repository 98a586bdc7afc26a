import { decodeText } from './decode-text.ts'
import { readTable, type TextTable, type UnclosedQuote } from './read-table.ts'

export const mostFileBytes = 5 * 1024 * 1024
export const acceptSpreadsheets = '.xlsx,.csv,.tsv,.txt'

export type FileProblem = 'tooLarge' | 'unreadable' | UnclosedQuote

/** A workbook by its first bytes, anything else as text; the reader of workbooks is fetched when one comes. */
export async function readSpreadsheet(file: Blob, mostBytes = mostFileBytes): Promise<TextTable | FileProblem> {
  if (file.size > mostBytes) return 'tooLarge'
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readXlsx } = await import('./read-xlsx.ts')
    const rows = await readXlsx(bytes, mostBytes * 6).catch(() => undefined)
    return rows ? { rows: rows.filter((row) => row.some(Boolean)), decimalComma: false } : 'unreadable'
  }
  // Excel would not open it either.
  if (file instanceof File && /\.xls[xm]$/i.test(file.name)) return 'unreadable'
  const text = decodeText(bytes)
  return text === undefined ? 'unreadable' : readTable(text)
}
