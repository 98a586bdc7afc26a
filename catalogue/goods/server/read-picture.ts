import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Picture } from '#platform/contract/picture.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/** The largest stored file of a picture, cut to a size, as a JPEG; undefined where the file is gone or does not come. */
export async function readPicture(
  storage: Storage,
  { src, widths }: Picture,
  size: { width: number; height: number; fit?: 'contain' },
): Promise<Buffer | undefined> {
  const file = await storage.open(`${src.replace(/^\//, '')}-${Math.max(...widths)}.webp`).catch(() => undefined)
  if (!file) return undefined
  return sharp(await buffer(file.stream))
    .resize({ fit: 'cover', position: 'left', background: '#ffffff', ...size })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78 })
    .toBuffer()
    .catch(() => undefined)
}
