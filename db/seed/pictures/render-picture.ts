import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { hexOf } from './colour.ts'

export type RenderedPicture = { width: number; height: number; colour: string }

/**
 * Writes `<file>-<width>.avif` and `.webp` for each width and one `<file>-<largest>.jpg` for link previews.
 * AVIF effort 1 would take three times as long for a quarter fewer bytes.
 * The colour is the picture's mean, a placeholder while it loads.
 */
export async function renderPicture(svg: string, file: string, widths: readonly number[]): Promise<RenderedPicture> {
  await mkdir(dirname(file), { recursive: true })
  const largest = Math.max(...widths)
  const drawnWidth = Number(/^<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? largest)
  // Rasterising at the size needed is cheaper than drawing large and shrinking; 72 is the scale of 1.
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * largest) / drawnWidth })
    .resize({ width: largest })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const drawn = () => sharp(data, { raw: { width, height, channels } })
  const mean = await drawn().resize(1, 1, { kernel: 'cubic' }).raw().toBuffer()
  await Promise.all([
    drawn().jpeg({ quality: 80, mozjpeg: false }).toFile(`${file}-${largest}.jpg`),
    ...widths.flatMap((each) => [
      drawn().resize({ width: each }).webp({ quality: 78, effort: 2 }).toFile(`${file}-${each}.webp`),
      drawn()
        .resize({ width: each })
        .avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' })
        .toFile(`${file}-${each}.avif`),
    ]),
  ])
  return { width, height, colour: hexOf([...mean]) }
}
