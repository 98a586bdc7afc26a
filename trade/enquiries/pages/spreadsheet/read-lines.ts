import * as v from 'valibot'
import { EnquiryLine } from '#trade/enquiries/contract.ts'
import { Currency } from '#platform/contract/money.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import { joinQuantities, quantitiesOf, splitQuantity } from '../../quantities.ts'
import type { LineField, TypedLine } from '../../typed-line.ts'
import { sheetColumns, type SheetColumn } from '#catalogue/datasheets/sheet-words.ts'
import { currencyOf, readFigure, readTitle, unitOf } from './column-words.ts'
import { readPhrase } from './read-phrase.ts'
import type { TextTable } from '#platform/web/spreadsheet/read-table.ts'

export interface ReadLine {
  /** Counted from 1, as the sheet counts. */
  row: number
  line: TypedLine
  /** Message keys of what is wrong, by field. */
  errors: Partial<Record<LineField, PlainKey>>
}

/** The lines of a table, each with what is wrong in it. Without a line of titles the usual order is taken for granted. */
export function readLines({ rows, decimalComma }: TextTable, usualCurrency: string): ReadLine[] {
  const titles = (rows[0] ?? []).map(readTitle)
  const headed = titles.some((title) => title?.column === 'productName')
  const places = headed ? titles : sheetColumns.map((column) => ({ column, unit: undefined, currency: undefined }))
  return rows.slice(headed ? 1 : 0).map((row, at) => {
    const cells = headed ? row : cellsOf(row, decimalComma)
    const cell = (column: SheetColumn) => (cells[places.findIndex((place) => place?.column === column)] ?? '').trim()
    const stated = (column: SheetColumn) => places.find((place) => place?.column === column)
    const amounts = quantitiesOf(cell('quantity')).map((each) => readFigure(each, decimalComma))
    const readable = amounts.every(({ before }) => !before)
    const price = readFigure(cell('targetPrice'), decimalComma)
    const unitText = cell('unit') || amounts.at(-1)?.after
    const besidePrice = price.figure ? price.before || (price.after.split('/')[0] ?? '').trim() : ''
    const currencyText = cell('currency') || besidePrice
    const unit = unitText ? unitOf(unitText) : (stated('quantity')?.unit ?? 'MT')
    const currency = currencyText ? currencyOf(currencyText) : (stated('targetPrice')?.currency ?? usualCurrency)
    const line: TypedLine = {
      productName: oneLine(cell('productName')),
      quantity: readable ? joinQuantities(amounts.map(({ figure }) => figure)) : cell('quantity'),
      unit: unit ?? unitText,
      targetPrice: price.figure || cell('targetPrice'),
      currency: currency ?? currencyText,
      specification: oneLine(cell('specification')),
    }
    return { row: at + (headed ? 2 : 1), line, errors: errorsIn(line) }
  })
}

/** A row that is a sentence: its first cell names the quantity too, and the rest is what is required. */
function cellsOf(row: string[], decimalComma: boolean): string[] {
  const [first = '', second = '', ...rest] = row
  const phrase = readFigure(second, decimalComma).figure === '' ? readPhrase(first) : undefined
  if (!phrase) return row
  const required = [second, ...rest].map((cell) => cell.trim()).filter(Boolean)
  return [phrase.productName, phrase.quantity, '', '', '', required.join(', ')]
}

const oneLine = (text: string) => text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))

function errorsIn(line: TypedLine): ReadLine['errors'] {
  const errors: ReadLine['errors'] = {}
  const { currency, quantity, ...rest } = line
  if (!v.is(Currency, currency)) errors.currency = 'enquiries.currencyUnknown'
  const parsed = v.safeParse(EnquiryLine, { ...rest, ...splitQuantity(quantity) })
  for (const { path, message } of parsed.issues ?? []) {
    const field = path?.[0]?.key
    errors[field === 'moreQuantities' ? 'quantity' : (field as LineField)] ??= message as PlainKey
  }
  return errors
}
