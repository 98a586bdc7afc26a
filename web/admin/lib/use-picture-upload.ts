import { useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { SitePicture } from '#contract/operator/pictures.ts'
import { useT } from '#web/lib/i18n.tsx'
import { useSettings } from '#web/lib/settings.ts'
import { pictureProblem, uploadPicture } from './upload-picture.ts'

export interface PictureUpload {
  name: string
  progress?: number
  error?: string
}

/** One picture at a time: how far it has come, what went wrong in words, and the way to stop it. */
export function usePictureUpload(onDone: (picture: SitePicture) => void) {
  const t = useT()
  const { apiBase } = useSettings()
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<PictureUpload>()

  async function start(file: File) {
    running.current?.abort()
    const error = pictureProblem(file, t)
    if (error) return setState({ name: file.name, error })
    const mine = (running.current = new AbortController())
    const show = (next: PictureUpload | undefined) => {
      if (!mine.signal.aborted) setState(next)
    }
    show({ name: file.name, progress: 0 })
    const onProgress = (progress: number) => show({ name: file.name, progress })
    try {
      const picture = await uploadPicture(file, { apiBase, t, onProgress, signal: mine.signal })
      show(undefined)
      if (!mine.signal.aborted) onDone(picture)
    } catch (failure) {
      if (!(failure instanceof ApiError) && !mine.signal.aborted) throw failure
      if (failure instanceof ApiError) show({ name: file.name, error: failure.fields['file'] ?? failure.message })
    }
  }

  const cancel = () => {
    running.current?.abort()
    setState(undefined)
  }
  return { state, start, cancel }
}
