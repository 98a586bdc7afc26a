const mebibyte = 1024 * 1024

/** One table for the server and for the file dialogs; `type` is what the content must turn out to be. */
export const uploadTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ofd: 'application/ofd',
  csv: 'text/csv',
  txt: 'text/plain',
} as const
export type UploadExtension = keyof typeof uploadTypes
export type UploadType = (typeof uploadTypes)[UploadExtension]

export const uploadLimits = {
  pictureBytes: 10 * mebibyte,
  documentBytes: 20 * mebibyte,
  /** Of all that an Office document is packed from. */
  unpackedBytes: 200 * mebibyte,
  pixels: 50_000_000,
}

export const isPictureType = (type: string) => type.startsWith('image/')

const extensions = Object.keys(uploadTypes) as UploadExtension[]
const dialog = (some: UploadExtension[]) => some.map((extension) => `.${extension}`).join()
/** Values of a file input's `accept`. */
export const acceptAttachments = dialog(extensions)
export const acceptPictures = dialog(extensions.filter((extension) => isPictureType(uploadTypes[extension])))

/** The extension of a file name, if files with it may be uploaded. */
export function uploadExtension(name: string): UploadExtension | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(uploadTypes, extension) ? (extension as UploadExtension) : undefined
}
