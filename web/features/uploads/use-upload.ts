import { useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { isPictureType, uploadExtension, uploadLimits, uploadTypes } from '#contract/upload-rules.ts'
import type { Upload, UploadKind } from '#contract/uploads.ts'
import { fileSize } from '#i18n/format.ts'
import type { Translate } from '#i18n/messages.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useSettings } from '#web/lib/settings.ts'
import { uploadFile } from './upload-file.ts'

export interface UploadState {
  name: string
  progress?: number
  error?: string
}

/** One upload at a time: its progress, its error in words, and the way to stop it. */
export function useUpload(kind: UploadKind, onDone: (upload: Upload) => void) {
  const t = useT()
  const { apiBase } = useSettings()
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<UploadState>()

  async function start(file: File) {
    running.current?.abort()
    const error = problemOf(file, kind, t)
    if (error) return setState({ name: file.name, error })
    const mine = (running.current = new AbortController())
    const show = (next: UploadState | undefined) => {
      if (!mine.signal.aborted) setState(next)
    }
    show({ name: file.name, progress: 0 })
    const onProgress = (progress: number) => show({ name: file.name, progress })
    try {
      const upload = await uploadFile(file, { apiBase, t, kind, onProgress, signal: mine.signal })
      show(undefined)
      if (!mine.signal.aborted) onDone(upload)
    } catch (failure) {
      if (!(failure instanceof ApiError) && !mine.signal.aborted) throw failure
      if (failure instanceof ApiError) show({ name: file.name, error: failure.fields['file'] ?? failure.message })
    }
  }

  const cancel = () => {
    running.current?.abort()
    setState(undefined)
  }
  const refuse = (name: string, error: string) => setState({ name, error })
  return { state, start, cancel, refuse }
}

/** What can be said before anything is sent. */
export function problemOf(file: File, kind: UploadKind, t: Translate): string | undefined {
  const extension = uploadExtension(file.name)
  if (!extension) return t(kind === 'picture' ? 'uploads.pictureOnly' : 'uploads.typeNotAllowed')
  const picture = isPictureType(uploadTypes[extension])
  if (kind === 'picture' && !picture) return t('uploads.pictureOnly')
  if (file.size === 0) return t('uploads.empty')
  const most = picture ? uploadLimits.pictureBytes : uploadLimits.documentBytes
  if (file.size <= most) return undefined
  return t(picture ? 'uploads.pictureTooLarge' : 'uploads.documentTooLarge', { size: fileSize(most) })
}
