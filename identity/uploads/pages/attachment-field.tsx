import { useState } from 'react'
import { acceptAttachments, uploadLimits } from '#platform/contract/upload-rules.ts'
import type { Upload } from '../contract.ts'
import { fileSize } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import styles from './uploads.module.css'
import { underWay } from '#platform/web/chosen-files.ts'
import { useUpload } from './use-upload.ts'

type Stored = Pick<Upload, 'id' | 'name' | 'size' | 'url'>

interface AttachmentFieldProps {
  /** Of the hidden control that carries the id of the stored file. */
  name: string
  label: string
  hint: string
  prompt: string
  current: Stored | null
  error?: string
  disabled?: boolean
}

/** One private file: chosen or dropped, sent at once, kept with the form that it stands in. */
export function AttachmentField({ name, label, hint, prompt, current, error, disabled }: AttachmentFieldProps) {
  const t = useT()
  const [stored, setStored] = useState<Stored | null>(current)
  const { state, start, cancel } = useUpload('attachment', setStored)
  const limits = { pictures: fileSize(uploadLimits.pictureBytes), documents: fileSize(uploadLimits.documentBytes) }
  return (
    <Field label={label} hint={`${hint} ${t('uploads.attachmentHint', limits)}`} error={error}>
      <input type="hidden" name={name} value={stored?.id ?? ''} />
      {stored && (
        <p className={styles.stored}>
          <Icon name="file" />
          <a href={stored.url} target="_blank" rel="noopener">
            {stored.name}
          </a>
          <span className="muted">{fileSize(stored.size)}</span>
          {!disabled && (
            <IconButton
              icon="close"
              size="sm"
              label={t('uploads.remove', { name: stored.name })}
              onClick={() => setStored(null)}
            />
          )}
        </p>
      )}
      {!disabled && (
        <FileInput
          accept={acceptAttachments}
          prompt={prompt}
          files={underWay(state, t, cancel)}
          onFiles={([file]) => {
            if (file) void start(file)
          }}
        />
      )}
      <noscript>{t('uploads.needsScript')}</noscript>
    </Field>
  )
}
