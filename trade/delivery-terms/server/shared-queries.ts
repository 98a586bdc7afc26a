import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { Inclusion } from '../inclusions.ts'

export interface DeliveryTerm {
  code: string
  name: string
  nameEn: string
  needsPlace: boolean
  includes: Inclusion[]
  /** Up to the buyer's place, beyond a port; of quotes from before it was asked it is not known. */
  toDoor?: boolean
}

export const deliveryTermJson = sql`jsonb_build_object('code', term.code, 'name', term.name_zh, 'nameEn', term.name_en,
  'needsPlace', needs_place, 'includes', includes, 'toDoor', to_door)`

/** A delivery term as json; of what is gone only the code is known. */
export const deliveryTermOf = (code: Sql) => sql`coalesce((
  select ${deliveryTermJson} from delivery_term as term where term.code = ${code}),
  jsonb_build_object('code', ${code}, 'name', ${code}, 'nameEn', ${code}, 'needsPlace', true, 'includes', '[]'::jsonb))`

/** That of a quote, as it was when it was sent. */
export const deliveryTermOfQuote = sql`coalesce(quote.terms -> 'delivery', ${deliveryTermOf(sql`quote.delivery_term`)})`

/** The one that may be chosen now; null otherwise. */
export const offeredTerm = (code: Sql) => sql`(
  select ${deliveryTermJson} from delivery_term as term where term.code = ${code} and active)`

/** All that may be chosen now, in their order. */
export const searchOfferedTerms = (db: Db) =>
  db.many<DeliveryTerm>(sql`
    select code, name_zh as name, name_en as "nameEn", needs_place as "needsPlace", includes, to_door as "toDoor"
    from delivery_term where active order by position, id`)
