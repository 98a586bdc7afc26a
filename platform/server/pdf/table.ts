import { drawRule } from './parts.ts'
import { colours, type Sheet } from './sheet.ts'
import { lineOf } from './structure.ts'

export interface SheetColumn {
  width: number
  header: Cell
  align?: 'left' | 'right'
}

/** The first line as it is, those after it smaller. */
export type Cell = readonly string[]

export interface SheetRow {
  /** A single cell over the whole width, which is never left alone at the bottom of a page. */
  group?: Cell
  cells?: readonly Cell[]
  /** Which cell is set in bold. */
  strong?: number
}

const padding = { x: 5, y: 3.5 }
const sizes = { main: 9, more: 7.5, header: 8 }

/** A ruled table that continues on the next page under its header again. */
export function drawTable(sheet: Sheet, columns: readonly SheetColumn[], rows: readonly SheetRow[]) {
  const { doc, left, width } = sheet
  const header: SheetRow = { cells: columns.map((column) => column.header) }
  sheet.reserve(heightOf(header) + heightOf(rows[0]) + heightOf(rows[1]))
  const drawHeader = () => {
    drawRow(header, colours.soft, sizes.header)
    drawRule(sheet, colours.ink)
  }
  sheet.group('Table', () => {
    drawHeader()
    rows.forEach((row, at) => {
      const together = row.group ? heightOf(row) + heightOf(rows[at + 1]) : heightOf(row)
      if (sheet.reserve(together)) sheet.ornament(drawHeader)
      if (row.group) drawGroup(sheet, row.group, columns.length)
      else drawRow(row, colours.ink, sizes.main)
      drawRule(sheet, colours.rule)
    })
  })

  function heightOf(row: SheetRow | undefined): number {
    if (!row) return 0
    if (row.group) return cellHeight(doc, row.group, width, sizes.main, 'bold') + 3 * padding.y
    const cells = row.cells ?? []
    const heights = columns.map((column, at) =>
      cellHeight(doc, cells[at] ?? [], inner(columns, column, at).width, sizes.main, 'bold'),
    )
    return Math.max(0, ...heights) + 2 * padding.y
  }

  function drawRow({ cells = [], strong }: SheetRow, colour: string, size: number) {
    const top = doc.y
    const isHeader = size === sizes.header
    let x = left
    let lowest = top
    const linesOf = (column: SheetColumn, at: number) => {
      const box = inner(columns, column, at)
      const font = at === strong || isHeader ? 'bold' : 'regular'
      return (cells[at] ?? []).map((text, line) => ({
        text,
        draw() {
          doc.font(line === 0 ? font : 'regular').fontSize(line === 0 ? size : sizes.more)
          doc.fillColor(line === 0 ? colour : colours.mute)
          const y = line === 0 ? top + padding.y : doc.y
          doc.text(lineOf(text), x + box.from, y, { width: box.width, align: column.align ?? 'left' })
          lowest = Math.max(lowest, doc.y)
        },
      }))
    }
    sheet.group('TR', () =>
      columns.forEach((column, at) => {
        const tag = isHeader || at === 0 ? 'TH' : 'TD'
        sheet.writeLines(tag, linesOf(column, at), tag === 'TH' ? { scope: isHeader ? 'Column' : 'Row' } : {})
        x += column.width
      }),
    )
    doc.y = lowest + padding.y
  }
}

/** Over all columns to the eye; a reader counts the cells. */
function drawGroup({ doc, left, width, group, write, writeLines }: Sheet, cell: Cell, columns: number) {
  doc.y += 2 * padding.y
  group('TR', () => {
    const lines = cell.map((text, line) => ({
      text,
      draw() {
        doc.font(line === 0 ? 'bold' : 'regular').fontSize(line === 0 ? sizes.main : sizes.more)
        doc.fillColor(colours.brand).text(lineOf(text), left, doc.y, { width })
      },
    }))
    writeLines('TH', lines, { scope: 'Row' })
    for (let at = 1; at < columns; at++) write('TD', () => undefined)
  })
  doc.y += padding.y
}

function inner({ length }: readonly SheetColumn[], column: SheetColumn, at: number) {
  const from = at === 0 ? 0 : padding.x
  return { from, width: column.width - from - (at === length - 1 ? 0 : padding.x) }
}

function cellHeight(doc: Sheet['doc'], cell: Cell, box: number, size: number, font: string): number {
  return cell.reduce((sum, line, at) => {
    doc.font(at === 0 ? font : 'regular').fontSize(at === 0 ? size : sizes.more)
    return sum + doc.heightOfString(line || ' ', { width: box })
  }, 0)
}
