import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '#platform/contract/picture.ts'

/** The largest stored file of a picture, cut to a size, as a JPEG; undefined where the file is gone. */
export async function readPicture(
  dataDir: string,
  { src, widths }: Picture,
  size: { width: number; height: number; fit?: 'contain' },
): Promise<Buffer | undefined> {
  const file = join(dataDir, `${src}-${Math.max(...widths)}.webp`)
  return sharp(file)
    .resize({ fit: 'cover', position: 'left', background: '#ffffff', ...size })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78 })
    .toBuffer()
    .catch(() => undefined)
}
