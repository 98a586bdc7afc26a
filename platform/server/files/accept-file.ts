import { Refusal } from '#platform/contract/errors.ts'
import {
  isPictureType,
  uploadExtension,
  uploadLimits,
  uploadTypes,
  type UploadExtension,
  type UploadType,
} from '#platform/contract/upload-rules.ts'
import type { UploadKind } from '#platform/contract/upload-kind.ts'
import { detectType } from './detect-type.ts'
import { unpacksWithin } from './unpacked-size.ts'

export interface AcceptedFile {
  extension: UploadExtension
  type: UploadType
}

const refuse = (message: string) => new Refusal('INVALID_INPUT', { fields: { file: message } })

/** Name, content and size must agree; what the browser says about the type counts for nothing. */
export async function acceptFile(name: string, bytes: Buffer, kind: UploadKind): Promise<AcceptedFile> {
  if (bytes.length === 0) throw refuse('uploads.empty')
  const extension = uploadExtension(name)
  if (!extension) throw refuse('uploads.typeNotAllowed')
  const type = uploadTypes[extension]
  if (kind === 'picture' && !isPictureType(type)) throw refuse('uploads.pictureOnly')
  if (bytes.length > limitOf(type)) throw new Refusal('TOO_LARGE')
  const found = detectType(bytes)
  if (found !== (type.startsWith('text/') ? 'text' : type)) throw refuse('uploads.contentDiffers')
  if (isPacked(type) && !(await unpacksWithin(bytes, uploadLimits.unpackedBytes)))
    throw refuse('uploads.unpacksTooLarge')
  return { extension, type }
}

const packed: readonly UploadType[] = [uploadTypes.xlsx, uploadTypes.docx, uploadTypes.ofd]
const isPacked = (type: UploadType) => packed.includes(type)
const limitOf = (type: UploadType) => (isPictureType(type) ? uploadLimits.pictureBytes : uploadLimits.documentBytes)
