import { useState } from 'react'
import type { SentFile } from '../message.ts'
import { mostFiles } from '../most-files.ts'
import { acceptAttachments } from '#platform/contract/upload-rules.ts'
import { sendFile } from '#platform/office/send-file.ts'
import { problemOf } from '#platform/web/problem-of.ts'
import { arrived, underWay } from '#platform/web/chosen-files.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSending } from '#platform/web/use-sending.ts'
import { Field } from '#platform/ui/field.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'

interface AnswerFilesProps {
  noun: 'enquiries' | 'orders' | 'taxInvoices'
  id: number
  most?: number
  label?: string
  error?: string | undefined
}

/** What goes with an answer; the form carries the ids. */
export function AnswerFiles({ noun, id: aboutId, most = mostFiles, label, error }: AnswerFilesProps) {
  const t = useT()
  const [stored, setStored] = useState<SentFile[]>([])
  const { state, start, cancel } = useSending<SentFile>({
    problemOf: (file) => problemOf(file, 'attachment', t),
    send: (file, options) => sendFile(noun, 'upload', { id: String(aboutId), file }, options),
    onStored: (file) => setStored((all) => [...all, file].slice(0, most)),
  })
  const remove = (gone: number) => setStored((all) => all.filter(({ id }) => id !== gone))
  return (
    <Field label={label ?? t('adminThreads.files')} error={error}>
      {stored.map(({ id }) => (
        <input key={id} type="hidden" name="fileIds" value={id} />
      ))}
      <FileInput
        multiple={most > 1}
        accept={acceptAttachments}
        prompt={t('adminThreads.filesPrompt')}
        disabled={stored.length >= most}
        files={[...arrived(stored, t, remove), ...underWay(state, t, cancel)]}
        onFiles={(files) => void start(...files.slice(0, most - stored.length))}
      />
      <noscript>{t('uploads.needsScript')}</noscript>
    </Field>
  )
}
