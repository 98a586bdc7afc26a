import type { Paging } from '#platform/contract/paging.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sql } from '#platform/server/database/sql.ts'

type FavouriteRow = Columns<'favourite', 'id' | 'productId' | 'createdAt'>

const published = sql`join product on product.id = product_id and product.status = 'published'`

export const searchFavourites = (db: Db, memberId: number, paging: Paging) =>
  paged<FavouriteRow>(
    db,
    paging,
    sql`select favourite.id, product_id as "productId", favourite.created_at as "createdAt"
      from favourite ${published} where member_id = ${memberId}
      order by favourite.created_at desc, favourite.id desc`,
    sql`select count(*) from favourite ${published} where member_id = ${memberId}`,
  )

export const isFavourite = async (db: Db, memberId: number, productId: number) =>
  (await db.first(sql`select 1 from favourite where member_id = ${memberId} and product_id = ${productId}`)) !==
  undefined

export const removeFavourite = (db: Db, memberId: number, productId: number) =>
  db.run(sql`delete from favourite where member_id = ${memberId} and product_id = ${productId}`)

/** Answers 0 when there is no such product to be found. */
export const insertFavourite = (db: Db, memberId: number, productId: number) =>
  db.run(sql`
    insert into favourite (member_id, product_id)
    select ${memberId}::int, id from product where id = ${productId} and status = 'published'
    on conflict (member_id, product_id) do update set created_at = favourite.created_at`)

export const removeFavourites = (db: Db, memberId: number, ids: number[]) =>
  db.run(sql`delete from favourite where member_id = ${memberId} and id = any(${ids})`)
