import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { AnswerFile } from '#contract/operator/enquiries.ts'
import { acceptAttachments } from '#contract/upload-rules.ts'
import { fileSize } from '#i18n/format.ts'
import { useOperatorApi } from '#web/admin/lib/api-context.ts'
import { problemOf } from '#web/features/uploads/use-upload.ts'
import { useT } from '#web/lib/i18n.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput, type ChosenFile } from '#web/ui/file-input.tsx'

const most = 5

/** Files of an answer, sent as they are chosen; the form carries their ids. */
export function AnswerFiles({ enquiryId }: { enquiryId: number }) {
  const t = useT()
  const api = useOperatorApi()
  const [stored, setStored] = useState<AnswerFile[]>([])
  const [sending, setSending] = useState<string>()
  const [failed, setFailed] = useState<{ name: string; error: string }>()
  const sendAll = async (files: File[]) => {
    setFailed(undefined)
    for (const file of files.slice(0, most - stored.length)) {
      const error = problemOf(file, 'attachment', t)
      if (error) return setFailed({ name: file.name, error })
      setSending(file.name)
      try {
        const sent = await api?.enquiries.upload({ id: enquiryId, file })
        if (sent) setStored((all) => [...all, sent])
      } catch (problem) {
        if (!(problem instanceof ApiError)) throw problem
        setFailed({ name: file.name, error: problem.fields['file'] ?? problem.message })
      } finally {
        setSending(undefined)
      }
    }
  }
  const done: ChosenFile[] = stored.map((file) => ({
    key: String(file.id),
    name: file.name,
    note: fileSize(file.size),
    removeLabel: t('uploads.remove', file),
    onRemove: () => setStored((all) => all.filter(({ id }) => id !== file.id)),
  }))
  const underWay: ChosenFile[] = [
    ...(sending ? [{ key: 'sending', name: sending, note: '…', removeLabel: t('uploads.cancel'), onRemove() {} }] : []),
    ...(failed
      ? [
          {
            key: 'failed',
            name: failed.name,
            note: failed.error,
            failed: true,
            removeLabel: t('uploads.remove', failed),
            onRemove: () => setFailed(undefined),
          },
        ]
      : []),
  ]
  return (
    <Field label={t('adminEnquiries.files')}>
      {stored.map(({ id }) => (
        <input key={id} type="hidden" name="fileIds" value={id} />
      ))}
      <FileInput
        multiple
        accept={acceptAttachments}
        prompt={t('adminEnquiries.filesPrompt')}
        disabled={stored.length >= most || sending !== undefined}
        files={[...done, ...underWay]}
        onFiles={(files) => void sendAll(files)}
      />
    </Field>
  )
}
