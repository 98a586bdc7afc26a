import wires from 'virtual:operator-wires'
import type { SitePicture } from '#contract/operator/pictures.ts'
import { operatorToken } from '#contract/operator/token.ts'
import { isPictureType, uploadExtension, uploadLimits, uploadTypes } from '#contract/upload-rules.ts'
import { fileSize } from '#i18n/format.ts'
import type { Translate } from '#i18n/messages.ts'
import { cookie } from '#web/lib/cookies.ts'
import { sendForm } from '#web/lib/send-form.ts'

export interface UploadOptions {
  apiBase: string
  t: Translate
  /** 0 to 100: how much of the file has left. */
  onProgress(percent: number): void
  signal: AbortSignal
}

export function uploadPicture(file: File, { apiBase, ...rest }: UploadOptions): Promise<SitePicture> {
  const form = new FormData()
  form.append('file', file)
  const headers = { [operatorToken.header]: cookie(operatorToken.cookie) ?? '' }
  return sendForm<SitePicture>(apiBase + (wires['pictures']?.['upload']?.path ?? ''), form, { ...rest, headers })
}

/** What can be said before anything is sent. */
export function pictureProblem(file: File, t: Translate): string | undefined {
  const extension = uploadExtension(file.name)
  if (!extension || !isPictureType(uploadTypes[extension])) return t('uploads.pictureOnly')
  if (file.size === 0) return t('uploads.empty')
  if (file.size <= uploadLimits.pictureBytes) return undefined
  return t('uploads.pictureTooLarge', { size: fileSize(uploadLimits.pictureBytes) })
}
