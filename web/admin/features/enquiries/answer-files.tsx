import { acceptAttachments } from '#contract/upload-rules.ts'
import { fileSize } from '#i18n/format.ts'
import { underWay } from '#web/features/uploads/under-way.ts'
import { useT } from '#web/lib/i18n.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput, type ChosenFile } from '#web/ui/file-input.tsx'
import { useAnswerFiles } from './use-answer-files.ts'

const most = 5

/** What goes with an answer; the form carries the ids. */
export function AnswerFiles({ enquiryId }: { enquiryId: number }) {
  const t = useT()
  const { stored, state, sendAll, cancel, remove } = useAnswerFiles(enquiryId, most)
  const done: ChosenFile[] = stored.map((file) => ({
    key: String(file.id),
    name: file.name,
    note: fileSize(file.size),
    removeLabel: t('uploads.remove', file),
    onRemove: () => remove(file),
  }))
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
        files={[...done, ...underWay(state, t, cancel)]}
        onFiles={(files) => void sendAll(files)}
      />
      <noscript>{t('uploads.needsScript')}</noscript>
    </Field>
  )
}
