import { useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { uploadDocument } from '#web/admin/lib/upload-document.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useSettings } from '#web/lib/settings.ts'
import { FileInput, type ChosenFile } from '#web/ui/file-input.tsx'
import styles from './products.module.css'

interface DocumentUploadProps {
  onStored: (stored: Awaited<ReturnType<typeof uploadDocument>>) => void
}

/** Files dropped or chosen, sent one after the other. */
export function DocumentUpload({ onStored }: DocumentUploadProps) {
  const t = useT()
  const { apiBase } = useSettings()
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<{ name: string; progress?: number; error?: string }>()

  async function sendAll(files: File[]) {
    const { signal } = (running.current = new AbortController())
    for (const file of files) {
      if (signal.aborted) return
      setState({ name: file.name, progress: 0 })
      const onProgress = (progress: number) => setState({ name: file.name, progress })
      try {
        onStored(await uploadDocument(file, { apiBase, t, onProgress, signal }))
        setState(undefined)
      } catch (failure) {
        if (signal.aborted) return setState(undefined)
        if (!(failure instanceof ApiError)) throw failure
        return setState({ name: file.name, error: failure.fields['file'] ?? failure.message })
      }
    }
  }
  const underWay: ChosenFile[] = state
    ? [
        {
          key: 'file',
          name: state.name,
          note: state.error ?? t('uploads.percent', { percent: state.progress ?? 0 }),
          failed: state.error !== undefined,
          progress: state.progress,
          removeLabel: t('uploads.cancel'),
          onRemove: () => {
            running.current?.abort()
            setState(undefined)
          },
        },
      ]
    : []
  return (
    <FileInput
      multiple
      accept=".pdf"
      aria-label={t('adminProducts.addDocument')}
      prompt={t('adminProducts.addDocument')}
      className={styles.upload}
      files={underWay}
      onFiles={(files) => void sendAll(files)}
    />
  )
}
