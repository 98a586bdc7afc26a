import { createHash } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import { isPictureType } from '#platform/contract/upload-rules.ts'
import type { UploadKind } from '#platform/contract/upload-kind.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Customer } from '#platform/server/api/customer.ts'
import { acceptFile } from '#platform/server/files/accept-file.ts'
import { encodeAttachment, encodePicture } from '#platform/server/files/encode-picture.ts'
import { fileName } from '#platform/server/files/file-name.ts'
import { bytesOf, insertUpload, lockOwner, markReady, removeUpload, type NewUpload } from './queries.ts'
import { keysOf, newStorageKey } from '#platform/server/files/stored-keys.ts'

const mebibyte = 1024 * 1024
const mostOf = (owner: Customer) => ('memberId' in owner ? 500 : 100) * mebibyte

interface Sent {
  kind: UploadKind
  file: File
  /** Whose it is. */
  owner: Customer
  /** Who of the site's own people sends it to the member. */
  operatorId?: number
}

/** Checks, redraws and stores a file. It is removed after a day unless something claims it. */
export async function putUpload(
  { kind, file, owner, operatorId }: Sent,
  { db, storage, log }: Pick<Context, 'db' | 'storage' | 'log'>,
): Promise<NewUpload & { id: number; secret: string }> {
  const sent = Buffer.from(await file.arrayBuffer())
  const { type, extension, widths, files } = await prepare(sent, file.name, kind)
  const upload: NewUpload = {
    memberId: 'memberId' in owner ? owner.memberId : null,
    visitorId: 'visitorId' in owner ? owner.visitorId : null,
    operatorId: operatorId ?? null,
    kind,
    name: fileName(file.name, extension),
    type,
    size: files.reduce((sum, { length }) => sum + length, 0),
    sha256: createHash('sha256').update(sent).digest(),
    storageKey: newStorageKey(kind),
    widths,
  }
  // The row comes first: whatever happens next, it is known which files there may be.
  const row = await reserve(db, owner, upload)
  const keys = keysOf(upload)
  try {
    await Promise.all(files.map((bytes, index) => storage.put(keys[index] ?? '', bytes, type)))
  } catch (error) {
    log.error({ err: error }, 'an upload could not be stored')
    await Promise.allSettled(keys.map((key) => storage.remove(key)))
    await removeUpload(db, row.id)
    throw new Refusal('OVERLOADED', { retryAfter: 10 })
  }
  await markReady(db, row.id)
  return { ...row, ...upload }
}

async function prepare(sent: Buffer, name: string, kind: UploadKind) {
  const { type, extension } = await acceptFile(name, sent, kind)
  if (kind === 'picture') {
    const sizes = await encodePicture(sent)
    const widths = sizes.map(({ width }) => width)
    return { type: 'image/webp', extension: 'webp', widths, files: sizes.map(({ bytes }) => bytes) }
  }
  if (!isPictureType(type)) return { type, extension, widths: null, files: [sent] }
  const { bytes, ...drawn } = await encodeAttachment(sent)
  return { ...drawn, widths: null, files: [bytes] }
}

const reserve = (db: Database, owner: Customer, upload: NewUpload) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, owner)
    const own = upload.operatorId === null
    if (own && (await bytesOf(tx, owner)) + upload.size > mostOf(owner)) throw new Refusal('STORAGE_FULL')
    const row = await insertUpload(tx, upload)
    if (!row) throw new Refusal('FAILED')
    return row
  })
