import { useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { AnswerFile } from '#contract/operator/enquiries.ts'
import { problemOf, type UploadState } from '#web/features/uploads/use-upload.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useSettings } from '#web/lib/settings.ts'
import { uploadAnswerFile } from './upload-answer-file.ts'

/** Files of an answer, sent one after the other as they are chosen. */
export function useAnswerFiles(enquiryId: number, most: number) {
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
  const remove = (gone: AnswerFile) => setStored((all) => all.filter(({ id }) => id !== gone.id))
  return { stored, state, sendAll, cancel, remove }
}
