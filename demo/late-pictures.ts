import type { MakeFile } from '#platform/server/storage/late-files.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { albumNames, albums, type AlbumName } from './albums.ts'
import { cachedPicture, endingsOf } from './pictures/picture-cache.ts'

// Drawing all of them takes a minute of CPU, which a first start does not wait for.

/** Draws the picture that a file is of, if it is one of ours. */
export const makePicture: MakeFile = async (key, storage) => {
  const [, folder = '', picture = '', ending = ''] = /^media\/([a-z]+)\/([\w-]+?)(-\d+\.[a-z]+)$/.exec(key) ?? []
  if (!isAlbum(folder)) return false
  const { drawings, widths } = albums[folder]()
  const draw = new Map<string, () => string>(Object.entries(drawings)).get(picture)
  if (!draw || !endingsOf(widths).includes(ending)) return false
  const name = `${folder}/${picture}`
  const drawn =
    drawing.get(name) ?? inTurn(() => store(name, draw(), widths, storage)).finally(() => drawing.delete(name))
  drawing.set(name, drawn)
  await drawn
  return true
}

/** Asks for each picture once. */
export async function drawRest(storage: Storage) {
  for (const { key } of everyFile()) {
    const file = await storage.open(key)
    file?.stream.destroy()
  }
}

/** Keeps all of them on this machine, for sites that must not draw while they are looked at. */
export const drawAhead = () =>
  Promise.all([...everyFile()].map(({ draw, widths }) => inTurn(() => cachedPicture(draw(), widths))))

/** The last file that is stored of each picture. */
function* everyFile() {
  for (const name of albumNames) {
    const { drawings, widths } = albums[name]()
    for (const [picture, draw] of Object.entries<() => string>(drawings))
      yield { key: `media/${name}/${picture}${endingsOf(widths).at(-1)}`, draw, widths }
  }
}

const isAlbum = (folder: string): folder is AlbumName => Object.hasOwn(albums, folder)

const drawing = new Map<string, Promise<void>>()
// Two at a time, as more would keep pages from being packed.
const turns: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]

function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = (turns.shift() ?? Promise.resolve()).then(make)
  turns.push(made.catch(() => undefined))
  return made
}

async function store(name: string, svg: string, widths: readonly number[], storage: Storage) {
  for (const [ending, bytes] of (await cachedPicture(svg, widths)).files)
    await storage.put(`media/${name}${ending}`, bytes, `image/${ending.split('.').pop()?.replace('jpg', 'jpeg')}`)
}
