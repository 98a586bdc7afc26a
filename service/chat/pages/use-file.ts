import type { ChatFile } from '../contract.ts'
import { isPictureType, uploadExtension, uploadLimits, uploadTypes } from '#platform/contract/upload-rules.ts'
import { fileSize } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { sendForm } from '#platform/web/send-form.ts'
import { useSending } from '#platform/web/use-sending.ts'

/** Where files go, and as whose. */
export interface FileTarget {
  url: string
  headers?: Record<string, string>
  fields: Record<string, string | undefined>
}

/** Sends one file at a time; once it is there, a message may carry it. */
export function useFile(targetOf: () => FileTarget, onStored: (file: ChatFile) => void) {
  const t = useT()
  return useSending<ChatFile>({
    problemOf: (file) => problemOf(file, t),
    send: (file, options) => {
      const form = new FormData()
      const { url, headers, fields } = targetOf()
      for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value)
      form.append('file', file)
      return sendForm(url, form, { ...options, headers })
    },
    onStored,
  })
}

function problemOf(file: File, t: Translate): string | undefined {
  const extension = uploadExtension(file.name)
  if (!extension) return t('chat.fileTypes')
  const most = isPictureType(uploadTypes[extension]) ? uploadLimits.pictureBytes : uploadLimits.documentBytes
  return file.size > most ? t('chat.fileTooLarge', { size: fileSize(most) }) : undefined
}
