import sharp, { type Sharp } from 'sharp'
import { Refusal } from '#platform/contract/errors.ts'
import { uploadLimits } from '#platform/contract/upload-rules.ts'

const refuse = (message: string) => new Refusal('INVALID_INPUT', { fields: { file: message } })
export const unreadable = () => refuse('uploads.unreadable')

/**
 * Pictures are drawn anew: what else was in the file (place, camera, thumbnails, hidden data) is gone. Of a moving
 * picture the first frame stays.
 */
export async function decodePicture(bytes: Buffer): Promise<{ picture: Sharp; width: number; alpha: boolean }> {
  const options = { limitInputPixels: uploadLimits.pixels, failOn: 'error' } as const
  const {
    width,
    height,
    hasAlpha,
    orientation = 1,
  } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if (width * height > uploadLimits.pixels) throw refuse('uploads.tooManyPixels')
  const turned = orientation >= 5
  const picture = sharp(bytes, options).autoOrient().timeout({ seconds: 20 })
  return { picture, width: turned ? height : width, alpha: hasAlpha }
}
