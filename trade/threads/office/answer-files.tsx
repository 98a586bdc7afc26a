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

/** What goes with an answer; the form carries the ids. */
export function AnswerFiles({ noun, id: aboutId }: { noun: 'enquiries' | 'orders'; id: number }) {
  const t = useT()
  const [stored, setStored] = useState<SentFile[]>([])
  const { state, start, cancel } = useSending<SentFile>({
    problemOf: (file) => problemOf(file, 'attachment', t),
    send: (file, options) => sendFile(noun, 'upload', { id: String(aboutId), file }, options),
    onStored: (file) => setStored((all) => [...all, file].slice(0, mostFiles)),
  })
  const remove = (gone: number) => setStored((all) => all.filter(({ id }) => id !== gone))
  return (
    <Field label={t('adminThreads.files')}>
      {stored.map(({ id }) => (
        <input key={id} type="hidden" name="fileIds" value={id} />
      ))}
      <FileInput
        multiple
        accept={acceptAttachments}
        prompt={t('adminThreads.filesPrompt')}
        disabled={stored.length >= mostFiles}
        files={[...arrived(stored, t, remove), ...underWay(state, t, cancel)]}
        onFiles={(files) => void start(...files.slice(0, mostFiles - stored.length))}
      />
      <noscript>{t('uploads.needsScript')}</noscript>
    </Field>
  )
}
