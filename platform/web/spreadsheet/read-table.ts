import Papa from 'papaparse'

export interface TextTable {
  rows: string[][]
  /** Whether numbers are written as 1.500,25. */
  decimalComma: boolean
}

/** A quotation mark that is never closed: where the cells of this row and all after it end is unknown. */
export interface UnclosedQuote {
  /** Counted from 1, as a spreadsheet counts. */
  unclosedRow: number
}

const separators = ['\t', ';', ','] as const

/** What a spreadsheet puts on the clipboard or saves as text: parted by tabs, semicolons or commas, cells in quotes. */
export function readTable(text: string): TextTable | UnclosedQuote {
  const lines = text.replace(/\r\n?/g, '\n')
  const [, stated, body = ''] = /^\ufeff?(?:sep=(.)\n)?([^]*)$/.exec(lines) ?? []
  const separator = stated ?? separatorOf(body)
  const { data, errors } = parse(body, separator)
  const [error] = errors
  if (error) return { unclosedRow: (error.row ?? 0) + (stated ? 2 : 1) }
  const rows = data.filter((row) => row.some((cell) => cell.trim() !== ''))
  return { rows, decimalComma: separator === ';' || (separator === '\t' && writesCommas(rows)) }
}

const parse = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview })

/** The sign that parts a row first: titles hold no other sign than their separator, texts further down hold any. */
function separatorOf(text: string): string {
  const start = text.slice(0, 20_000)
  const rowParted = separators.map((sign) => {
    const { data, errors } = parse(start, sign, 10)
    const at = data.findIndex((row) => row.length > 1)
    return at < 0 || (errors[0]?.row ?? Infinity) <= at ? Infinity : at
  })
  const first = Math.min(...rowParted)
  return first === Infinity ? ',' : (separators[rowParted.indexOf(first)] ?? ',')
}

const commaNumber = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+),(?:\d{1,2}|\d{4,})$|^-?0,\d+$/
const pointNumber = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)\.(?:\d{1,2}|\d{4,})$|^-?0\.\d+$/

/** Tabs say nothing of the decimal sign: a comma that cannot part thousands does, unless a point does too. */
const writesCommas = (rows: readonly string[][]) =>
  rows.some((row) => row.some((cell) => commaNumber.test(cell))) &&
  !rows.some((row) => row.some((cell) => pointNumber.test(cell)))

/** The same table for a text field, as a spreadsheet would paste it. */
export const writeTable = (rows: string[][]): string => Papa.unparse(rows, { delimiter: '\t', newline: '\n' })
