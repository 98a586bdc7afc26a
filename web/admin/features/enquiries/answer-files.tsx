import { useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { AnswerFile } from '#contract/operator/enquiries.ts'
import { acceptAttachments } from '#contract/upload-rules.ts'
import { fileSize } from '#i18n/format.ts'
import { underWay } from '#web/features/uploads/under-way.ts'
import { problemOf, type UploadState } from '#web/features/uploads/use-upload.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useSettings } from '#web/lib/settings.ts'
import { Field } from '#web/ui/field.tsx'
import { FileInput, type ChosenFile } from '#web/ui/file-input.tsx'
import { uploadAnswerFile } from './upload-answer-file.ts'

const most = 5

/** Files of an answer, sent one after the other as they are chosen; the form carries their ids. */
export function AnswerFiles({ enquiryId }: { enquiryId: number }) {
  const t = useT()
  const { apiBase } = useSettings()
  const running = useRef<AbortController>(undefined)
  const [stored, setStored] = useState<AnswerFile[]>([])
  const [state, setState] = useState<UploadState>()

  async function send(file: File): Promise<void> {
    const { name } = file
    const error = problemOf(file, 'attachment', t)
    if (error) return setState({ name, error })
    const { signal } = (running.current = new AbortController())
    setState({ name, progress: 0 })
    const onProgress = (progress: number) => setState({ name, progress })
    try {
      const sent = await uploadAnswerFile(enquiryId, file, { apiBase, t, onProgress, signal })
      setStored((all) => [...all, sent].slice(0, most))
      setState(undefined)
    } catch (failure) {
      if (signal.aborted) return
      if (!(failure instanceof ApiError)) throw failure
      setState({ name, error: failure.fields['file'] ?? failure.message })
    }
  }
  const sendAll = async (files: File[]) => {
    for (const file of files.slice(0, most - stored.length)) await send(file)
  }
  const cancel = () => {
    running.current?.abort()
    setState(undefined)
  }
  const done: ChosenFile[] = stored.map((file) => ({
    key: String(file.id),
    name: file.name,
    note: fileSize(file.size),
    removeLabel: t('uploads.remove', file),
    onRemove: () => setStored((all) => all.filter(({ id }) => id !== file.id)),
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
