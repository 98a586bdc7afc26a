import { minorOf } from '#platform/contract/minor-units.ts'

/** Digits with a point, whatever a spreadsheet parts thousands by; undefined for what is no number. */
export function readNumber(cell: string, decimalComma: boolean): string | undefined {
  const plain = cell.normalize('NFKC').replace(/\s/g, '').replace('−', '-')
  const [thousands, point] = decimalComma ? ['.', ','] : [',', '.']
  // No zero stands before thousands: 0.905 is less than one in any file.
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(?:\\${thousands}\\d{3})+(?:\\${point}\\d+)?$`)
  const joined = grouped.test(plain) ? plain.replaceAll(thousands, '') : plain
  const read = joined.replace(point, '.')
  return /^-?\d{1,12}(?:\.\d{1,9})?$/.test(read) ? read : undefined
}

export function readWhole(cell: string, decimalComma: boolean): number | undefined {
  const read = readNumber(cell, decimalComma)
  return read !== undefined && /^\d{1,9}(?:\.0+)?$/.test(read) ? Math.trunc(Number(read)) : undefined
}

/** Minor units of a price with at most two decimals. */
export function readPrice(cell: string, decimalComma: boolean): number | undefined {
  return minorOf(readNumber(cell, decimalComma) ?? '') || undefined
}
