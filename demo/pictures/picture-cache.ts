import { createHash } from 'node:crypto'
import { access, constants, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PictureFacts } from '#platform/server/files/draw-picture.ts'
import { renderPicture } from './render-picture.ts'

/** Counts what is made of a drawing: with another number it is drawn again. */
const making = 2

/** A picture and its files, each with how its name ends. */
interface DrawnPicture {
  facts: PictureFacts
  files: [ending: string, bytes: Buffer][]
}

/** Drawing costs seconds and always gives the same files: what was drawn once on this machine is read. */
export async function cachedPicture(svg: string, widths: readonly number[]): Promise<DrawnPicture> {
  const name = createHash('sha1')
    .update(`${making} ${widths.join(' ')} ${svg}`)
    .digest('hex')
  const kept = join(await keptIn, name)
  const known = await readFile(`${kept}.json`, 'utf8').catch(() => undefined)
  const facts = known ? (JSON.parse(known) as PictureFacts) : await renderPicture(svg, kept, widths)
  const files = await Promise.all(
    endingsOf(widths).map(async (ending): Promise<[string, Buffer]> => [ending, await readFile(kept + ending)]),
  )
  // Last, so that what it tells of is there.
  if (!known) await writeFile(`${kept}.json`, JSON.stringify(facts))
  return { facts, files }
}

export const endingsOf = (widths: readonly number[]) => [
  ...widths.flatMap((width) => [`-${width}.avif`, `-${width}.webp`]),
  `-${Math.max(...widths)}.jpg`,
]

/** Beside the sources, and beside the build, wherever the site is started from; a read-only checkout draws each time. */
async function openFolder() {
  const folder = join(import.meta.dirname, '../../.cache/pictures')
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return folder
  } catch {
    return mkdtemp(join(tmpdir(), 'polyharbor-pictures-'))
  }
}
const keptIn = openFolder()
