import { useState } from 'react'
import { mostEnquiryLines } from '../enquiry-limits.ts'
import { fileSize } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { TypedLine } from './enquiry-form-data.ts'
import { ImportPreview } from './import-preview.tsx'
import {
  acceptSpreadsheets,
  mostFileBytes,
  readSpreadsheet,
  type FileProblem,
} from '#platform/web/spreadsheet/read-file.ts'
import { readLines } from './spreadsheet/read-lines.ts'
import { readTable, writeTable } from '#platform/web/spreadsheet/read-table.ts'
import styles from './import.module.css'

export interface ImportProps {
  /** How many lines the enquiry still takes. */
  room: number
  onLines: (lines: TypedLine[]) => void
}

const mostCharacters = 200_000

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

/** Cells that were pasted or read from a file, what becomes of them, and what is wrong with them. */
export function ImportDialog({ room, onLines, onClose }: ImportProps & { onClose: () => void }) {
  const t = useT()
  const [text, setText] = useState('')
  const [decimalComma, setDecimalComma] = useState(false)
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  const table = readTable(text)
  const unclosed = 'unclosedRow' in table ? sentenceOf(t, table) : ''
  const read =
    'unclosedRow' in table
      ? []
      : readLines(
          { rows: table.rows, decimalComma: table.decimalComma || decimalComma },
          t.locale === 'zh-CN' ? 'CNY' : 'USD',
        )
  const lines = read.slice(0, room)
  const right = lines.filter(({ errors }) => Object.keys(errors).length === 0)

  // A file becomes text, so that what is wrong in it can be corrected at once.
  const open = async ([file]: File[]) => {
    if (!file) return
    setReading(true)
    const found = await readSpreadsheet(file)
    setReading(false)
    if (typeof found === 'string' || 'unclosedRow' in found) return setProblem(sentenceOf(t, found))
    setProblem('')
    setDecimalComma(found.decimalComma)
    setText(textOf(found.rows))
  }
  return (
    <Dialog
      open
      size="lg"
      title={t('enquiries.importTitle')}
      closeLabel={t('enquiries.close')}
      onClose={onClose}
      footer={
        <>
          {read.length > room && (
            <span className={styles.note}>{t('enquiries.importTooMany', { most: mostEnquiryLines })}</span>
          )}
          <Button
            variant="primary"
            disabled={right.length === 0}
            onClick={() => onLines(right.map(({ line }) => line))}
          >
            {t('enquiries.importAdd', { count: right.length })}
          </Button>
        </>
      }
    >
      <div className={styles.import}>
        <p className="muted">{t('enquiries.importText')}</p>
        <Field label={t('enquiries.importPaste')}>
          <TextArea
            value={text}
            maxLength={mostCharacters}
            spellCheck={false}
            wrap="off"
            rows={5}
            className={styles.cells}
            onChange={({ currentTarget }) => {
              setDecimalComma(false)
              setText(currentTarget.value)
            }}
          />
        </Field>
        <FileInput
          accept={acceptSpreadsheets}
          aria-label={t('enquiries.importFile')}
          prompt={
            reading ? t('enquiries.importReading') : t('enquiries.importFilePrompt', { size: fileSize(mostFileBytes) })
          }
          onFiles={(files) => void open(files)}
        />
        <div role="alert">{(problem || unclosed) && <Notice kind="danger">{problem || unclosed}</Notice>}</div>
        <ImportPreview lines={lines} wrong={lines.length - right.length} />
      </div>
    </Dialog>
  )
}
