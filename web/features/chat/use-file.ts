import { useRef, useState } from 'react'
import type { ChatFile } from '#contract/chat.ts'
import { ApiError } from '#contract/client.ts'
import { isPictureType, uploadExtension, uploadLimits, uploadTypes } from '#contract/upload-rules.ts'
import { fileSize } from '#i18n/format.ts'
import type { Translate } from '#i18n/messages.ts'
import { useT } from '#web/lib/i18n.tsx'
import { sendForm } from '#web/lib/send-form.ts'

interface Sending {
  name: string
  progress?: number
  error?: string
}

/** Where files go, and as whose. */
export interface FileTarget {
  url: string
  headers: Record<string, string>
  fields: Record<string, string | undefined>
}

/** Sends one file at a time; once it is there, a message may carry it. */
export function useFile(targetOf: () => FileTarget, onStored: (file: ChatFile) => void) {
  const t = useT()
  const running = useRef<AbortController>(undefined)
  const [sending, setSending] = useState<Sending>()

  async function start(file: File) {
    running.current?.abort()
    const error = problemOf(file, t)
    if (error) return setSending({ name: file.name, error })
    const mine = (running.current = new AbortController())
    const show = (next: Sending | undefined) => {
      if (!mine.signal.aborted) setSending(next)
    }
    show({ name: file.name, progress: 0 })
    const form = new FormData()
    const { url, headers, fields } = targetOf()
    for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value)
    form.append('file', file)
    try {
      const stored = await sendForm<ChatFile>(url, form, {
        t,
        headers,
        onProgress: (progress) => show({ name: file.name, progress }),
        signal: mine.signal,
      })
      show(undefined)
      onStored(stored)
    } catch (failure) {
      if (failure instanceof ApiError) show({ name: file.name, error: failure.fields['file'] ?? failure.message })
      else if (!mine.signal.aborted) throw failure
    }
  }

  const cancel = () => {
    running.current?.abort()
    setSending(undefined)
  }
  return { sending, start, cancel }
}

function problemOf(file: File, t: Translate): string | undefined {
  const extension = uploadExtension(file.name)
  if (!extension) return t('chat.fileTypes')
  const most = isPictureType(uploadTypes[extension]) ? uploadLimits.pictureBytes : uploadLimits.documentBytes
  return file.size > most ? t('chat.fileTooLarge', { size: fileSize(most) }) : undefined
}
