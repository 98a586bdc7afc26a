import { randomBytes } from 'node:crypto'
import type { Picture } from '#contract/pictures.ts'
import type { Db } from '#server/database/database.ts'
import type { Storage } from '#server/storage/storage.ts'
import { decodePicture, unreadable } from './decode-picture.ts'
import { drawPicture } from './draw-picture.ts'
import { insertPicture } from './queries.ts'

const widths = [320, 640, 960, 1280, 1920]

/** Stores a picture that the site itself shows, in the widths that pages ask for, none larger than it was. */
export async function storePicture(db: Db, storage: Storage, original: Buffer): Promise<Picture & { id: number }> {
  const { picture, width } = await decodePicture(original)
  const largest = Math.min(width, widths.at(-1) ?? width)
  const sizes = [...widths.filter((size) => size < largest), largest]
  const pixels = await picture
    .resize({ width: largest })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable()
    })
  const { facts, files } = await drawPicture(pixels, sizes)
  const key = `media/site/${randomBytes(16).toString('base64url')}`
  await Promise.all(files.map(({ ending, type, bytes }) => storage.put(key + ending, bytes, type)))
  const row = await insertPicture(db, `/${key}`, sizes, facts)
  if (!row) throw new Error('A picture was stored and not noted.')
  return { id: row.id, ...row.picture }
}
