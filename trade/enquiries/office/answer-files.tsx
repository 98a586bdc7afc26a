import { useState } from 'react'
import type { AnswerFile } from './contract.ts'
import { acceptAttachments } from '#platform/contract/upload-rules.ts'
import { sendFile } from '#platform/office/send-file.ts'
import { problemOf } from '#platform/web/problem-of.ts'
import { arrived, underWay } from '#platform/web/chosen-files.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSending } from '#platform/web/use-sending.ts'
import { Field } from '#platform/ui/field.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'

const most = 5

/** What goes with an answer; the form carries the ids. */
export function AnswerFiles({ enquiryId }: { enquiryId: number }) {
  const t = useT()
  const [stored, setStored] = useState<AnswerFile[]>([])
  const { state, start, cancel } = useSending<AnswerFile>({
    problemOf: (file) => problemOf(file, 'attachment', t),
    send: (file, options) => sendFile('enquiries', 'upload', { id: String(enquiryId), file }, options),
    onStored: (file) => setStored((all) => [...all, file].slice(0, most)),
  })
  const remove = (gone: number) => setStored((all) => all.filter(({ id }) => id !== gone))
  return (
    <Field label={t('adminEnquiries.files')}>
      {stored.map(({ id }) => (
        <input key={id} type="hidden" name="fileIds" value={id} />
      ))}
      <FileInput
        multiple
        accept={acceptAttachments}
        prompt={t('adminEnquiries.filesPrompt')}
        disabled={stored.length >= most}
        files={[...arrived(stored, t, remove), ...underWay(state, t, cancel)]}
        onFiles={(files) => void start(...files.slice(0, most - stored.length))}
      />
      <noscript>{t('uploads.needsScript')}</noscript>
    </Field>
  )
}
