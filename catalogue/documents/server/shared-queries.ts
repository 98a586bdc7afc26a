import { to } from '#platform/contract/to.ts'
import type { Operator } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { StoredAttachment } from '#platform/server/files/stored-files.ts'
import { sellerZone } from '#platform/texts/format.ts'

const today = sql`(now() at time zone ${sellerZone}::text)::date`

/** Of the document of the row. */
export const isExpired = sql`coalesce(document.expires_on < ${today}, false)`
/** Expired, or about to: there is still time to ask for a new one. */
export const endsSoon = sql`document.expires_on < ${today} + 60`

/** A certificate of analysis is for members; everything else is for everybody. */
export const documentUrl = sql`case when document.kind = 'COA' then ${to.file.document.path}::text || '/' || document.id
  else '/media/' || document.file end`

const stored = sql`select 'media/' || file as key, title_en || '.pdf' as name, 'application/pdf' as type
  from document join product on product.id = product_id`

/** For somebody who is signed in; of a draft nobody reads anything. */
export const findMembersDocument = (db: Db, id: number) =>
  db.first<StoredAttachment>(sql`${stored} where document.id = ${id} and product.status <> 'draft'`)

/** For whoever keeps the goods. */
export const findDocumentAtDesk = async (db: Db, operator: Operator, id: number) =>
  operator.permissions.includes('products.read')
    ? db.first<StoredAttachment>(sql`${stored} where document.id = ${id} and ${ofShop(operator, sql`product.shop_id`)}`)
    : undefined
