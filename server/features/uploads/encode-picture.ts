import sharp, { type Sharp } from 'sharp'
import { Refusal } from '#contract/errors.ts'
import { uploadLimits } from '#contract/upload-rules.ts'

const refuse = (message: string) => new Refusal('INVALID_INPUT', { fields: { file: message } })
const widths = [128, 256, 512, 1280]
const attachmentSide = 3000

/**
 * Pictures are drawn anew: what else was in the file (place, camera, thumbnails, hidden data) is gone. Of a moving
 * picture the first frame stays.
 */
async function decode(bytes: Buffer): Promise<{ picture: Sharp; width: number; alpha: boolean }> {
  const options = { limitInputPixels: uploadLimits.pixels, failOn: 'error' } as const
  const {
    width,
    height,
    hasAlpha,
    orientation = 1,
  } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse('uploads.unreadable')
    })
  if (width * height > uploadLimits.pixels) throw refuse('uploads.tooManyPixels')
  const turned = orientation >= 5
  const picture = sharp(bytes, options).autoOrient().timeout({ seconds: 20 })
  return { picture, width: turned ? height : width, alpha: hasAlpha }
}

const encoded = (picture: Sharp) =>
  picture.toBuffer().catch(() => {
    throw refuse('uploads.unreadable')
  })

/** A public picture in the sizes that pages show, none larger than it was. */
export async function encodePicture(bytes: Buffer): Promise<{ width: number; bytes: Buffer }[]> {
  const { picture, width } = await decode(bytes)
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
  const { picture, alpha } = await decode(bytes)
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
