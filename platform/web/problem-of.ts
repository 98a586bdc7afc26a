import { isPictureType, uploadExtension, uploadLimits, uploadTypes } from '#platform/contract/upload-rules.ts'
import type { UploadKind } from '#platform/contract/upload-kind.ts'
import { fileSize } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'

/** What can be said of a file before it is sent. */
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
