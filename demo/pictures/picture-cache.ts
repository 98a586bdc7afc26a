import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureFacts } from '#platform/server/files/draw-picture.ts'
import { renderPicture } from './render-picture.ts'

// Beside the sources, and beside the build, wherever the site is started from.
const folder = join(import.meta.dirname, '../../.cache/pictures')
/** Counts what is made of a drawing: with another number it is drawn again. */
const making = 2

/** Drawing costs seconds and always gives the same files: what was drawn once on this machine is copied. */
export async function cachedPicture(svg: string, file: string, widths: readonly number[]): Promise<PictureFacts> {
  const key = createHash('sha1')
    .update(`${making} ${widths.join(' ')} ${svg}`)
    .digest('hex')
  const kept = join(folder, key)
  await mkdir(dirname(file), { recursive: true })
  const facts = await readFile(`${kept}.json`, 'utf8').catch(() => undefined)
  if (facts) {
    await copyAll(kept, file, widths)
    return JSON.parse(facts) as PictureFacts
  }
  const rendered = await renderPicture(svg, file, widths)
  // Keeping is a convenience: a read-only checkout draws each time.
  await mkdir(folder, { recursive: true })
    .then(() => copyAll(file, kept, widths))
    .then(() => writeFile(`${kept}.json`, JSON.stringify(rendered)))
    .catch(() => undefined)
  return rendered
}

const copyAll = (from: string, to: string, widths: readonly number[]) => {
  const endings = [...widths.flatMap((width) => [`-${width}.avif`, `-${width}.webp`]), `-${Math.max(...widths)}.jpg`]
  return Promise.all(endings.map((ending) => copyFile(from + ending, to + ending)))
}
