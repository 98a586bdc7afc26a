import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { drawPicture, type PictureFacts } from '#platform/server/files/draw-picture.ts'

/** Writes every file of a drawing, `<file>-<width>.avif` and so on. */
export async function renderPicture(svg: string, file: string, widths: readonly number[]): Promise<PictureFacts> {
  await mkdir(dirname(file), { recursive: true })
  const largest = Math.max(...widths)
  const drawnWidth = Number(/^<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? largest)
  // Rasterising at the size needed is cheaper than drawing large and shrinking; 72 is the scale of 1.
  const pixels = await sharp(Buffer.from(svg), { density: (72 * largest) / drawnWidth })
    .resize({ width: largest })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { facts, files } = await drawPicture(pixels, widths)
  // Under another name until it is whole: two processes may draw the same picture.
  const part = `${file}.${process.pid}`
  for (const { ending, bytes } of files) {
    await writeFile(part, bytes)
    await rename(part, file + ending)
  }
  return facts
}
