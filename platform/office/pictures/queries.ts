import type { Picture } from '#platform/contract/picture.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { largePictureJson } from '#platform/server/database/picture.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { PictureFacts } from '#platform/server/files/draw-picture.ts'

type Kept = Columns<'picture', 'id'> & { picture: Picture }
/** Of the file as it was sent, and by whom. */
export type SentAs = Columns<'picture', 'name' | 'bytes' | 'sha256' | 'operatorId' | 'shopId'>

export const insertPicture = (db: Db, src: string, sizes: number[], facts: PictureFacts, sent?: SentAs) =>
  db.first<Kept>(sql`
    insert into picture (src, width, height, widths, colour, focus_x, focus_y, blur, name, bytes, sha256, operator_id,
      shop_id)
    values (${src}, ${facts.width}, ${facts.height}, ${sizes}, ${facts.colour}, ${facts.focusX}, ${facts.focusY},
      ${facts.blur}, ${sent?.name ?? ''}, ${sent?.bytes}, ${sent?.sha256}, ${sent?.operatorId}, ${sent?.shopId})
    returning id, ${largePictureJson} as picture`)

/** The picture that came of the same bytes; it counts as unused from now on at the earliest. */
export const findSame = (db: Db, by: Reach, sha256: Buffer) =>
  db.first<Kept & Columns<'picture', 'name', { alt: 'altZh'; altEn: 'altEn' }>>(sql`
    update picture set unused_since = null
    where id = (select min(id) from picture where sha256 = ${sha256} and removed_at is null and ${ofShop(by, sql`shop_id`)})
    returning id, name, alt_zh as alt, alt_en as "altEn", ${largePictureJson} as picture`)

export const lockPictures = (db: Db, ids: readonly number[], reach: Sql = sql`true`) =>
  db.many<Columns<'picture', 'id'>>(
    sql`select id from picture where id = any(${ids}) and removed_at is null and ${reach} order by id for key share`,
  )

export const lockSources = (db: Db, sources: readonly string[]) =>
  db.many(sql`select from picture where src = any(${sources}) and removed_at is null order by id for key share`)
