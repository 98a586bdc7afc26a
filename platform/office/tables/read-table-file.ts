import type { Translate } from '#platform/texts/messages.ts'
import { readSpreadsheet } from '#platform/web/spreadsheet/read-file.ts'
import type { TextTable } from '#platform/web/spreadsheet/read-table.ts'

const mostBytes = 20 * 1024 * 1024

/** The table of a chosen file, titles first, or what is wrong with the file in words. */
export async function readTableFile(file: File, t: Translate): Promise<TextTable | string> {
  const table = await readSpreadsheet(file, mostBytes)
  if (table === 'tooLarge' || table === 'unreadable') return t(`adminTables.${table}`)
  if ('unclosedRow' in table) return t('adminTables.unclosedQuote', { row: table.unclosedRow })
  return table.rows.length < 2 ? t('adminTables.empty') : table
}
