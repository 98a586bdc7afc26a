const number = /^-?\d+(?:\.\d+)?$/

/** No cell is run by the program that opens it: what would start a formula is marked as text. A plain number stays one. */
export const formulaSafe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && !number.test(cell) ? `'${cell}` : cell)

export const isNumber = (cell: string) => number.test(cell) && cell.length <= 15
