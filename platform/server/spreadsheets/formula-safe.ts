const number = /^-?\d+(?:\.\d+)?$/

/**
 * No cell is run by the program that opens it: what would start a formula is marked as text. A plain number stays one;
 * a text that looks marked already is marked once more, so that taking one mark away gives back what was written.
 */
export const formulaSafe = (cell: string) => (/^'*[=+\-@\t\r]/.test(cell) && !number.test(cell) ? `'${cell}` : cell)

/** What a cell said before it was marked. */
export const withoutMark = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r])/, '')

/** Leading zeros belong to a code: a spreadsheet would drop them from a number. */
export const isNumber = (cell: string) => number.test(cell) && !/^-?0\d/.test(cell) && cell.length <= 15
