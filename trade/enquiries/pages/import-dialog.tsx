import { mostEnquiryLines } from '../enquiry-limits.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { fileSize } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { TypedLine } from '../typed-line.ts'
import { ImportPreview } from './import-preview.tsx'
import { acceptSpreadsheets, mostFileBytes } from '#platform/web/spreadsheet/read-file.ts'
import { useCatalogueMatches } from './use-catalogue-matches.ts'
import type { ReadLine } from './spreadsheet/read-lines.ts'
import { mostCharacters, useImportedText } from './use-imported-text.ts'
import styles from './import.module.css'

export interface ImportProps {
  /** How many lines the enquiry still takes. */
  room: number
  onLines: (lines: TypedLine[]) => void
}

/** Cells that were pasted or read from a file, what becomes of them, and what is wrong with them. */
export function ImportDialog({ room, onLines, onClose }: ImportProps & { onClose: () => void }) {
  const t = useT()
  const { text, type, read, reading, problem, open } = useImportedText()
  const lines = read.slice(0, room)
  const matches = useCatalogueMatches(lines.map(({ line }) => line.productName ?? ''))
  const taken = ({ line }: ReadLine): TypedLine => {
    const product = matches.get(line.productName ?? '')
    return product ? { ...line, productId: String(product.id), productName: productTitle(product, t) } : line
  }
  const right = lines.filter(({ errors }) => Object.keys(errors).length === 0)
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
          <Button variant="primary" disabled={right.length === 0} onClick={() => onLines(right.map(taken))}>
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
            onChange={({ currentTarget }) => type(currentTarget.value)}
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
        <div role="alert">{problem && <Notice kind="danger">{problem}</Notice>}</div>
        <ImportPreview lines={lines} wrong={lines.length - right.length} matches={matches} />
      </div>
    </Dialog>
  )
}
