import { useState } from 'react'
import { uploadLimits } from '#platform/contract/upload-rules.ts'
import { fileSize } from '#platform/texts/format.ts'
import { underWay } from '#platform/web/chosen-files.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'
import { useDocumentUpload } from '../use-document-upload.ts'

interface DocumentFieldProps {
  /** Of the hidden control that carries the id. */
  name: string
  label: string
  /** What is new has no address before it is saved. */
  saved: { id: number; name: string; url?: string } | undefined
  error?: string
  required?: boolean
}

/** A PDF of the site: dropped or chosen, sent at once. */
export function DocumentField({ name, label, saved, error, required }: DocumentFieldProps) {
  const t = useT()
  const [shown, setShown] = useState(saved)
  const { state, start, cancel } = useDocumentUpload((stored) => setShown({ id: stored.fileId, name: stored.name }))
  return (
    <div className="stack tight">
      <input type="hidden" name={name} value={shown?.id ?? ''} />
      <Field
        label={label}
        hint={t('adminForm.documentHint', { size: fileSize(uploadLimits.documentBytes) })}
        error={error}
        required={required}
      >
        <FileInput
          accept=".pdf"
          prompt={t('adminForm.addDocument')}
          files={underWay(state, t, cancel)}
          required={false}
          onFiles={([file]) => file && void start(file)}
        />
      </Field>
      {shown && (
        <span className="cluster">
          {shown.url ? (
            <a href={shown.url} target="_blank" rel="noopener" data-document="">
              {shown.name}
            </a>
          ) : (
            shown.name
          )}
          {!required && (
            <Button size="sm" variant="quiet" icon="trash" onClick={() => setShown(undefined)}>
              {t('adminForm.delete')}
            </Button>
          )}
        </span>
      )}
      <noscript>{t('uploads.needsScript')}</noscript>
    </div>
  )
}
