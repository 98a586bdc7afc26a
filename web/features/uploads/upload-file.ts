import wires from 'virtual:wires'
import { constants } from '#contract/constants.ts'
import type { Upload, UploadKind } from '#contract/uploads.ts'
import type { Translate } from '#i18n/messages.ts'
import { cookie } from '#web/lib/cookies.ts'
import { sendForm } from '#web/lib/send-form.ts'

export interface UploadOptions {
  apiBase: string
  t: Translate
  kind: UploadKind
  /** 0 to 100: how much of the file has left. */
  onProgress(percent: number): void
  signal: AbortSignal
}

export function uploadFile(file: File, { apiBase, kind, ...rest }: UploadOptions): Promise<Upload> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', file)
  const headers = { [constants.tokenHeader]: cookie(constants.tokenCookie) ?? '' }
  return sendForm<Upload>(apiBase + (wires['uploads']?.['upload']?.path ?? ''), form, { ...rest, headers })
}
