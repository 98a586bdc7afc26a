import wires from 'virtual:operator-wires'
import type { AnswerFile } from '#contract/operator/enquiries.ts'
import { operatorToken } from '#contract/operator/token.ts'
import type { Translate } from '#i18n/messages.ts'
import { cookie } from '#web/lib/cookies.ts'
import { sendForm } from '#web/lib/send-form.ts'

interface UploadOptions {
  apiBase: string
  t: Translate
  /** 0 to 100: how much of the file has left. */
  onProgress(percent: number): void
  signal: AbortSignal
}

export function uploadAnswerFile(enquiryId: number, file: File, { apiBase, ...rest }: UploadOptions) {
  const form = new FormData()
  form.append('id', String(enquiryId))
  form.append('file', file)
  const headers = { [operatorToken.header]: cookie(operatorToken.cookie) ?? '' }
  return sendForm<AnswerFile>(apiBase + (wires['enquiries']?.['upload']?.path ?? ''), form, { ...rest, headers })
}
