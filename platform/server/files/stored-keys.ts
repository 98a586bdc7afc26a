import { randomBytes } from 'node:crypto'
import type { UploadKind } from '#platform/contract/upload-kind.ts'

export interface StoredUpload {
  kind: UploadKind
  name: string
  storageKey: string
  widths: number[] | null
}

const folders: Record<UploadKind, string> = { picture: 'media/member', attachment: 'private' }

/** Not to be guessed, and nothing of the visitor's in it. */
export const newStorageKey = (kind: UploadKind) => `${folders[kind]}/${randomBytes(16).toString('base64url')}`

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)

/** Every file of an upload, the largest last. */
export const keysOf = ({ name, storageKey, widths }: Omit<StoredUpload, 'kind'>): string[] =>
  widths ? widths.map((width) => `${storageKey}-${width}.webp`) : [`${storageKey}.${extensionOf(name)}`]

/** The address of a public picture that is at least this wide, if it is that large. */
export function pictureUrl(
  { storageKey, widths }: Pick<StoredUpload, 'storageKey' | 'widths'>,
  wanted: number,
): string {
  const width = widths?.find((size) => size >= wanted) ?? widths?.at(-1)
  return `/${storageKey}-${width}.webp`
}
