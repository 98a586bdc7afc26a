import { tidyText } from '#platform/contract/tidy-text.ts'
import { withoutMark } from '#platform/server/spreadsheets/formula-safe.ts'

/** The mark that kept a spreadsheet from running a text is not part of it. */
export const plainCell = (cell: string) => tidyText(withoutMark(tidyText(cell)))

/** A dash alone empties a value; an export marks a text that is one. */
export const clears = (cell: string) => cell.trim() === '-'
