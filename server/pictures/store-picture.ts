import { randomBytes } from 'node:crypto'
import type { Picture } from '#contract/pictures.ts'
import type { Db } from '#server/database/database.ts'
import { largePictureJson } from '#server/database/picture.ts'
import { sql } from '#server/database/sql.ts'
import type { Storage } from '#server/storage/storage.ts'
import { decodePicture, unreadable } from './decode-picture.ts'
import { drawPicture, type PictureFacts } from './draw-picture.ts'

const widths = [320, 640, 960, 1280, 1920]

/** Stores a picture that the site itself shows, in the widths that pages ask for, none larger than it was. */
export async function storePicture(db: Db, storage: Storage, bytes: Buffer): Promise<Picture & { id: number }> {
  const { picture, width } = await decodePicture(bytes)
  const largest = Math.min(width, widths.at(-1) ?? width)
  const sizes = [...widths.filter((size) => size < largest), largest]
  const pixels = await picture
    .resize({ width: largest })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable()
    })
  const { facts, files } = await drawPicture(pixels, sizes)
  const key = `media/site/${randomBytes(16).toString('base64url')}`
  await Promise.all(files.map(({ ending, type, bytes }) => storage.put(key + ending, bytes, type)))
  const row = await insertPicture(db, `/${key}`, sizes, facts)
  if (!row) throw new Error('A picture was stored and not noted.')
  return { id: row.id, ...row.picture }
}

const insertPicture = (db: Db, src: string, sizes: number[], facts: PictureFacts) =>
  db.first<{ id: number; picture: Picture }>(sql`
    insert into picture (src, width, height, widths, colour, focus_x, focus_y, blur)
    values (${src}, ${facts.width}, ${facts.height}, ${sizes}, ${facts.colour}, ${facts.focusX}, ${facts.focusY},
      ${facts.blur})
    returning id, ${largePictureJson} as picture`)
