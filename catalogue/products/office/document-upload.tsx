import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { products } from './contract.ts'
import { sendFile } from '#platform/office/send-file.ts'
import { underWay } from '#platform/web/chosen-files.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSending } from '#platform/web/use-sending.ts'
import { FileInput } from '#platform/ui/file-input.tsx'
import styles from './products.module.css'

type StoredDocument = OutputOf<typeof products.uploadDocument>

/** Files dropped or chosen, sent one after the other. */
export function DocumentUpload({ onStored }: { onStored: (stored: StoredDocument) => void }) {
  const t = useT()
  const { state, start, cancel } = useSending<StoredDocument>({
    send: (file, options) => sendFile('products', 'uploadDocument', { file }, options),
    onStored,
  })
  return (
    <FileInput
      multiple
      accept=".pdf"
      aria-label={t('adminProducts.addDocument')}
      prompt={t('adminProducts.addDocument')}
      className={styles.upload}
      files={underWay(state, t, cancel)}
      onFiles={(files) => void start(...files)}
    />
  )
}
