import type { OutputOf } from '#contract/endpoint.ts'
import type { products } from '#contract/operator/products.ts'
import { sendFile } from '#web/admin/lib/send-file.ts'
import { underWay } from '#web/features/uploads/chosen-files.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useSending } from '#web/lib/use-sending.ts'
import { FileInput } from '#web/ui/file-input.tsx'
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
