import sharp, { type Sharp } from 'sharp'

export interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

export interface PictureFacts {
  width: number
  height: number
  /** Its mean, a placeholder while it loads. */
  colour: string
  /** What draws the eye, in percent from the upper left corner. */
  focusX: number
  focusY: number
  /** The whole of it in some hundred bytes of WebP, as base64. */
  blur: string
}

export interface PictureFile {
  /** What follows the picture's name: `-640.avif`. */
  ending: string
  type: string
  bytes: Buffer
}

/**
 * Every stored picture goes through here: AVIF and WebP in each width and one JPEG for link previews, without whatever
 * else was in the original. AVIF of effort 1 would take three times as long for a quarter fewer bytes.
 */
export async function drawPicture(
  { data, info: { width, height, channels } }: Pixels,
  widths: readonly number[],
): Promise<{ facts: PictureFacts; files: PictureFile[] }> {
  const drawn = () => sharp(data, { raw: { width, height, channels } })
  const file = async (ending: string, type: string, picture: Sharp): Promise<PictureFile> => ({
    ending,
    type,
    bytes: await picture.toBuffer(),
  })
  const files = await Promise.all([
    ...widths.flatMap((each) => [
      file(
        `-${each}.avif`,
        'image/avif',
        drawn().resize({ width: each }).avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' }),
      ),
      file(`-${each}.webp`, 'image/webp', drawn().resize({ width: each }).webp({ quality: 78, effort: 2 })),
    ]),
    file(`-${Math.max(...widths)}.jpg`, 'image/jpeg', drawn().jpeg({ quality: 80 })),
  ])
  const facts = { width, height, ...(await focusOf(drawn(), width, height)), ...(await placeholders(drawn)) }
  return { facts, files }
}

const looked = 96

/** The middle of what a crop to a square would keep. */
async function focusOf(picture: Sharp, width: number, height: number) {
  const scale = looked / Math.min(width, height)
  const { info } = await picture
    .resize({ width: looked, height: looked, position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true })
  const { attentionX = 0, attentionY = 0 } = info
  // The corner itself stands for a picture in which nothing does.
  if (attentionX === 0 && attentionY === 0) return { focusX: 50, focusY: 50 }
  const percent = (at: number, length: number) => Math.min(100, Math.max(0, Math.round((100 * at) / (length * scale))))
  return { focusX: percent(attentionX, width), focusY: percent(attentionY, height) }
}

async function placeholders(drawn: () => Sharp) {
  const mean = await drawn().resize(1, 1, { kernel: 'cubic' }).removeAlpha().raw().toBuffer()
  const blur = await drawn().resize({ width: 16 }).webp({ quality: 30, effort: 4 }).toBuffer()
  return { colour: `#${mean.toString('hex').slice(0, 6)}`, blur: blur.toString('base64') }
}
