import { useRef, useState } from 'react'
import { ApiError } from '#platform/contract/client.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { useT } from './i18n.tsx'
import { useSettings } from './settings.ts'

/** A file on its way, or why it did not arrive. */
export interface SendingState {
  name: string
  progress?: number
  error?: string
}

export interface SendOptions {
  apiBase: string
  t: Translate
  /** 0 to 100: how much of the file has left. */
  onProgress(percent: number): void
  signal: AbortSignal
}

interface Sending<Stored> {
  /** What can be said before anything is sent. */
  problemOf?(file: File): string | undefined
  send(file: File, options: SendOptions): Promise<Stored>
  onStored(stored: Stored): void
}

/** Sends files one after the other, up to the first that fails: how far it is, what went wrong in words, and the way to stop it. */
export function useSending<Stored>({ problemOf, send, onStored }: Sending<Stored>) {
  const t = useT()
  const { apiBase } = useSettings()
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<SendingState>()

  async function start(...files: File[]) {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    for (const file of files) {
      const { name } = file
      const show = (next: SendingState | undefined) => {
        if (!signal.aborted) setState(next)
      }
      const error = problemOf?.(file)
      if (error) return show({ name, error })
      show({ name, progress: 0 })
      try {
        const stored = await send(file, { apiBase, t, onProgress: (progress) => show({ name, progress }), signal })
        if (signal.aborted) return
        show(undefined)
        onStored(stored)
      } catch (failure) {
        if (signal.aborted) return
        if (!(failure instanceof ApiError)) throw failure
        return show({ name, error: failure.fields['file'] ?? failure.message })
      }
    }
  }

  const cancel = () => {
    running.current?.abort()
    setState(undefined)
  }
  const refuse = (name: string, error: string) => setState({ name, error })
  return { state, start, cancel, refuse }
}
