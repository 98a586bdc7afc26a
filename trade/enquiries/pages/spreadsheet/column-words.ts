import type { Currency } from '#platform/contract/currencies.ts'
import type { QuantityUnit } from '#catalogue/goods/quantity.ts'
import {
  columnTitles,
  currencyWords,
  sheetColumns,
  unitWords,
  type SheetColumn,
} from '#catalogue/datasheets/sheet-words.ts'

const tidy = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')

/** Which column a title names, and the unit or currency it states: `Quantity (MT)`, `目标价（元/吨）`. */
export function readTitle(
  title: string,
): { column: SheetColumn; unit?: QuantityUnit; currency?: Currency } | undefined {
  const text = tidy(title).replace(/[*:：]/g, '')
  const at = `${text}(`.search(/[([/]/)
  const [name, inside] = [text.slice(0, at).trim(), text.slice(at + 1).replace(/[)\]]$/, '')]
  const column = sheetColumns.find((each) => columnTitles[each].test(name))
  if (!column) return undefined
  if (column === 'quantity') return { column, unit: unitOf(inside) }
  if (column === 'targetPrice') return { column, currency: currencyOf(inside.split('/')[0] ?? '') }
  return { column }
}

export const unitOf = (text: string): QuantityUnit | undefined =>
  unitWords.find(([, words]) => words.test(tidy(text)))?.[0]

export const currencyOf = (text: string): Currency | undefined =>
  currencyWords.find(([, words]) => words.test(tidy(text)))?.[0]

const number = /^([^\d]*)(\d{1,3}(?:\s\d{3})+(?!\d)(?:[.,]\d+)?|\d(?:[\d.,]*\d)?)?(.*)$/s

/** A number with whatever stands before or after it: `US$ 1,250.50 /t`, `25吨`, `2,5` where a comma is the point. */
export function readFigure(cell: string, decimalComma: boolean): { figure: string; before: string; after: string } {
  const [, before = '', digits = '', after = ''] = number.exec(cell.normalize('NFKC').trim()) ?? []
  return { figure: plainFigure(digits.replace(/\s/g, ''), decimalComma), before: before.trim(), after: after.trim() }
}

function plainFigure(digits: string, decimalComma: boolean): string {
  const [thousands, point] = decimalComma ? ['.', ','] : [',', '.']
  const grouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${point}\\d+)?$`)
  if (grouped.test(digits)) return digits.replaceAll(thousands, '').replace(point, '.')
  // A comma that cannot part thousands is somebody's decimal sign.
  return /^\d+,\d+$/.test(digits) ? digits.replace(',', '.') : digits
}
