import type { Picture } from '#platform/contract/picture.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { largePictureJson } from '#platform/server/database/picture.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { PictureFacts } from '#platform/server/files/draw-picture.ts'

export const insertPicture = (db: Db, src: string, sizes: number[], facts: PictureFacts) =>
  db.first<Columns<'picture', 'id'> & { picture: Picture }>(sql`
    insert into picture (src, width, height, widths, colour, focus_x, focus_y, blur)
    values (${src}, ${facts.width}, ${facts.height}, ${sizes}, ${facts.colour}, ${facts.focusX}, ${facts.focusY},
      ${facts.blur})
    returning id, ${largePictureJson} as picture`)

export const lockPictures = (db: Db, ids: readonly number[]) =>
  db.many<Columns<'picture', 'id'>>(sql`select id from picture where id = any(${ids}) order by id for key share`)

export const lockSources = (db: Db, sources: readonly string[]) =>
  db.many(sql`select from picture where src = any(${sources}) order by id for key share`)
