import { useEffect, useRef, useState } from 'react'
import { acceptAttachments, uploadLimits } from '#platform/contract/upload-rules.ts'
import { fileSize } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'
import { arrived, underWay } from '#platform/web/chosen-files.ts'
import { useUpload } from './use-upload.ts'

export interface Attached {
  id: number
  name: string
  size: number
}

interface AttachmentsFieldProps {
  /** Of the hidden controls: `name.0.id`, `name.0.name`, `name.0.size`. */
  name: string
  label: string
  hint: string
  prompt: string
  most: number
  /** What an earlier attempt or a draft had attached. */
  initial: Attached[]
  error?: string
}

/** Several private files, sent one after the other as they are chosen. */
export function AttachmentsField({ name, label, hint, prompt, most, initial, error }: AttachmentsFieldProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [stored, setStored] = useState(initial)
  const { state, start, cancel } = useUpload('attachment', ({ id, name: fileName, size }) =>
    setStored((all) => [...all, { id, name: fileName, size }].slice(0, most)),
  )
  // Hidden controls fire no change event; the form receives it here.
  const quiet = useRef(true)
  useEffect(() => {
    if (!quiet.current) box.current?.closest('form')?.dispatchEvent(new Event('input'))
    quiet.current = false
  }, [stored])
  const limits = { pictures: fileSize(uploadLimits.pictureBytes), documents: fileSize(uploadLimits.documentBytes) }
  const remove = (gone: number) => setStored((all) => all.filter(({ id }) => id !== gone))
  return (
    <div ref={box}>
      <Field label={label} hint={`${hint} ${t('uploads.attachmentHint', limits)}`} error={error}>
        {stored.map((file, at) => (
          <span key={file.id} hidden>
            <input type="hidden" name={`${name}.${at}.id`} value={file.id} />
            <input type="hidden" name={`${name}.${at}.name`} value={file.name} />
            <input type="hidden" name={`${name}.${at}.size`} value={file.size} />
          </span>
        ))}
        <FileInput
          multiple
          accept={acceptAttachments}
          prompt={prompt}
          disabled={stored.length >= most}
          files={[...arrived(stored, t, remove), ...underWay(state, t, cancel)]}
          onFiles={(files) => void start(...files.slice(0, most - stored.length))}
        />
        <noscript>{t('uploads.needsScript')}</noscript>
      </Field>
    </div>
  )
}
