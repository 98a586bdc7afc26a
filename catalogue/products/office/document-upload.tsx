import type { StoredDocument } from '#platform/office/documents/contract.ts'
import { useDocumentUpload } from '#platform/office/use-document-upload.ts'
import { underWay } from '#platform/web/chosen-files.ts'
import { useT } from '#platform/web/i18n.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'
import styles from './products.module.css'

/** Files dropped or chosen, sent one after the other. */
export function DocumentUpload({ onStored }: { onStored: (stored: StoredDocument) => void }) {
  const t = useT()
  const { state, start, cancel } = useDocumentUpload(onStored)
  return (
    <FileInput
      multiple
      accept=".pdf"
      aria-label={t('adminForm.addDocument')}
      prompt={t('adminForm.addDocument')}
      className={styles.upload}
      files={underWay(state, t, cancel)}
      onFiles={(files) => void start(...files)}
    />
  )
}
