import { useT } from '#platform/web/i18n.tsx'
import { acceptSpreadsheets } from '#platform/web/spreadsheet/read-file.ts'
import { FileInput } from '#platform/ui/file-input.tsx'
import styles from './tables.module.css'

/** The chosen file, and what is being done with it. */
export interface DroppedFile {
  name: string
  note: string
  progress?: number
  failed?: boolean
}

interface TableDropProps {
  /** What the table is to look like, and what becomes of its cells. */
  intro: string
  rules: string
  file: DroppedFile | undefined
  onFile(file: File): Promise<void>
  onCancel(): void
}

/** Where a table comes in. It is read here, in the browser, and sent as rows. */
export function TableDrop({ intro, rules, file, onFile, onCancel }: TableDropProps) {
  const t = useT()
  return (
    <>
      <div className={styles.intro}>
        <p>{intro}</p>
        <p className="muted">{rules}</p>
      </div>
      <FileInput
        accept={acceptSpreadsheets}
        aria-label={t('adminTables.drop')}
        prompt={t('adminTables.drop')}
        className={styles.drop}
        files={file ? [{ key: 'file', ...file, removeLabel: t('uploads.cancel'), onRemove: onCancel }] : []}
        onFiles={([chosen]) => chosen && void onFile(chosen)}
      />
      <noscript>{t('adminTables.needsScript')}</noscript>
    </>
  )
}
