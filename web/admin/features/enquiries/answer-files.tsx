import { useState } from 'react'
import type { AnswerFile } from '#contract/operator/enquiries.ts'
import { acceptAttachments } from '#contract/upload-rules.ts'
import { sendFile } from '#web/admin/lib/send-file.ts'
import { problemOf } from '#web/features/uploads/problem-of.ts'
import { arrived, underWay } from '#web/features/uploads/chosen-files.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useSending } from '#web/lib/use-sending.ts'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'

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
