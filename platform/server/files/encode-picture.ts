import type { Sharp } from 'sharp'
import { decodePicture, unreadable } from './decode-picture.ts'

const widths = [128, 256, 512, 1280]
const attachmentSide = 3000

const encoded = (picture: Sharp) =>
  picture.toBuffer().catch(() => {
    throw unreadable()
  })

/** A public picture in the sizes that pages show, none larger than it was. */
export async function encodePicture(bytes: Buffer): Promise<{ width: number; bytes: Buffer }[]> {
  const { picture, width } = await decodePicture(bytes)
  const largest = Math.min(width, widths.at(-1) ?? width)
  const sizes = [...widths.filter((size) => size < largest), largest]
  return Promise.all(
    sizes.map(async (size) => ({
      width: size,
      bytes: await encoded(picture.clone().resize({ width: size }).webp({ quality: 82 })),
    })),
  )
}

/** A private picture, in a format that any program opens. */
export async function encodeAttachment(bytes: Buffer) {
  const { picture, alpha } = await decodePicture(bytes)
  const sized = picture.resize({
    width: attachmentSide,
    height: attachmentSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return alpha
    ? { extension: 'png', type: 'image/png', bytes: await encoded(sized.png()) }
    : { extension: 'jpg', type: 'image/jpeg', bytes: await encoded(sized.jpeg({ quality: 88 })) }
}
