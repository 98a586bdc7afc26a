import { randomBytes } from 'node:crypto'
import type { Picture } from '#platform/contract/picture.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { decodePicture, unreadable } from '#platform/server/files/decode-picture.ts'
import { drawPicture } from '#platform/server/files/draw-picture.ts'
import { insertPicture, type SentAs } from './queries.ts'

const drawn = [320, 640, 960, 1280, 1920]

type StoredPicture = Picture & { id: number }

/** The storage keys of every size and format. */
export const filesOf = ({ src, widths }: { src: string; widths: number[] }): string[] => {
  const key = src.slice(1)
  return [...widths.flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]), `${key}-${widths.at(-1)}.jpg`]
}

/**
 * Stores a picture that the site itself shows, in the widths that pages ask for, none larger than it was. What else
 * belongs to it is written by `along`, with it or not at all.
 */
export async function storePicture(
  db: Database,
  storage: Storage,
  original: Buffer,
  sent?: SentAs,
  along?: (tx: Db, picture: StoredPicture) => Promise<unknown>,
): Promise<StoredPicture> {
  const { picture, width } = await decodePicture(original)
  const largest = Math.min(width, drawn.at(-1) ?? width)
  const sizes = [...drawn.filter((size) => size < largest), largest]
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
  const forget = () => Promise.all(files.map(({ ending }) => storage.remove(key + ending)))
  try {
    await Promise.all(files.map(({ ending, type, bytes }) => storage.put(key + ending, bytes, type)))
    return await db.transaction(async (tx) => {
      const row = await insertPicture(tx, `/${key}`, sizes, facts, sent)
      if (!row) throw new Error('A picture was stored and not noted.')
      const stored = { id: row.id, ...row.picture }
      await along?.(tx, stored)
      return stored
    })
  } catch (error) {
    await forget().catch(() => undefined)
    throw error
  }
}
