import { useState } from 'react'
import { acceptAttachments, acceptPictures, uploadLimits } from '#platform/contract/upload-rules.ts'
import type { Upload } from '../contract.ts'
import { fileSize } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'
import { arrived, underWay } from '#platform/web/chosen-files.ts'
import { useUpload } from './use-upload.ts'

interface PhotosFieldProps {
  /** Of the hidden controls that carry the ids of the stored photos. */
  name: string
  label: string
  hint: string
  prompt: string
  most: number
  /** Reports and other papers are welcome too. */
  documents?: boolean
  error?: string
}

/** Several private files, sent one after the other as they are chosen. */
export function PhotosField({ name, label, hint, prompt, most, documents, error }: PhotosFieldProps) {
  const t = useT()
  const [stored, setStored] = useState<Upload[]>([])
  const { state, start, cancel } = useUpload('attachment', (upload) =>
    setStored((all) => [...all, upload].slice(0, most)),
  )
  const limits = { pictures: fileSize(uploadLimits.pictureBytes), documents: fileSize(uploadLimits.documentBytes) }
  const remove = (gone: number) => setStored((all) => all.filter(({ id }) => id !== gone))
  return (
    <Field
      label={label}
      hint={`${hint} ${documents ? t('uploads.attachmentHint', limits) : t('uploads.pictureHint', { size: limits.pictures })}`}
      error={error}
    >
      {stored.map(({ id }) => (
        <input key={id} type="hidden" name={name} value={id} />
      ))}
      <FileInput
        multiple
        accept={documents ? acceptAttachments : acceptPictures}
        prompt={prompt}
        disabled={stored.length >= most}
        files={[...arrived(stored, t, remove), ...underWay(state, t, cancel)]}
        onFiles={(files) => void start(...files.slice(0, most - stored.length))}
      />
      <noscript>{t('uploads.needsScript')}</noscript>
    </Field>
  )
}
