export interface TextTable {
  rows: string[][]
  /** Where a semicolon parts the cells, a comma is the decimal sign. */
  decimalComma: boolean
}

const separators = ['\t', ';', ','] as const

/** What a spreadsheet puts on the clipboard or saves as text: parted by tabs, semicolons or commas, cells in quotes. */
export function readTable(text: string): TextTable {
  const [, stated, stripped] = /^\ufeff?(?:sep=(.)\r?\n)?([^]*)$/.exec(text) ?? []
  const body = stripped ?? ''
  const separator = stated ?? separatorOf(body)
  const rows = recordsOf(body, separator).filter((row) => row.some((cell) => cell.trim() !== ''))
  return { rows, decimalComma: separator === ';' }
}

/** The first sign of our list that the first lines use outside of quotes. */
function separatorOf(text: string): string {
  const start = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '')
  return separators.find((sign) => start.includes(sign)) ?? ','
}

function recordsOf(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quoted(text, at) : plain(text, at, separator)
    row.push(cell)
    const sign = text[end]
    at = end + 1
    if (sign === separator) continue
    if (sign === '\r' && text[at] === '\n') at += 1
    rows.push(row)
    row = []
    if (sign === undefined) break
  }
  return rows
}

/** Up to the closing quote; two quotes stand for one. What follows it up to the next sign belongs to nobody. */
function quoted(text: string, start: number) {
  let cell = ''
  let at = start + 1
  for (; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at]
    else if (text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else break
  }
  return { cell: cell.replaceAll('\r\n', '\n'), end: at + 1 }
}

function plain(text: string, start: number, separator: string) {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(start, end), end }
}

/** The same table for a text field, as a spreadsheet would paste it. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')
