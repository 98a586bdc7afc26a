import { useState } from 'react'
import { fileSize } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { mostFileBytes, readSpreadsheet, type FileProblem } from '#platform/web/spreadsheet/read-file.ts'
import { readTable, writeTable } from '#platform/web/spreadsheet/read-table.ts'
import { readLines } from './spreadsheet/read-lines.ts'

export const mostCharacters = 200_000

/** Whole rows only: a cell that is cut off would leave its quotation mark open. */
function textOf(rows: string[][]): string {
  const text = writeTable(rows)
  return text.length > mostCharacters ? textOf(rows.slice(0, Math.floor(rows.length / 2))) : text
}

function sentenceOf(t: Translate, problem: FileProblem): string {
  if (typeof problem !== 'string') return t('enquiries.importUnclosedQuote', { row: problem.unclosedRow })
  return problem === 'tooLarge'
    ? t('enquiries.importTooLarge', { size: fileSize(mostFileBytes) })
    : t('enquiries.importUnreadable')
}

/** Cells as text, typed or from a file, and the lines of an enquiry that they are read as. */
export function useImportedText() {
  const t = useT()
  const [text, setText] = useState('')
  const [decimalComma, setDecimalComma] = useState(false)
  const [reading, setReading] = useState(false)
  const [fileProblem, setFileProblem] = useState('')
  const table = readTable(text)
  const isOpen = 'unclosedRow' in table
  const read = isOpen
    ? []
    : readLines(
        { rows: table.rows, decimalComma: table.decimalComma || decimalComma },
        t.locale === 'zh-CN' ? 'CNY' : 'USD',
      )
  const type = (typed: string) => {
    setDecimalComma(false)
    setText(typed)
  }
  // A file becomes text, so that what is wrong in it can be corrected at once.
  const open = async ([file]: File[]) => {
    if (!file) return
    setReading(true)
    const found = await readSpreadsheet(file)
    setReading(false)
    if (typeof found === 'string' || 'unclosedRow' in found) return setFileProblem(sentenceOf(t, found))
    setFileProblem('')
    setDecimalComma(found.decimalComma)
    setText(textOf(found.rows))
  }
  return { text, type, read, reading, problem: fileProblem || (isOpen ? sentenceOf(t, table) : ''), open }
}
