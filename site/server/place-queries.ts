import { allUses, referring, showing, type Place } from '#platform/office/media/server/place-queries.ts'
import { recordPlaces } from '#platform/office/records/server/place-queries.ts'
import { sql } from '#platform/server/database/sql.ts'
import { recordTables } from './record-tables.ts'

const ofProduct = {
  noun: 'product',
  key: sql`product.id`,
  name: sql`concat_ws(' ', product.series, product.model)`,
  shop: sql`product.shop_id`,
} as const

const ofOrder = {
  kind: 'picture',
  noun: 'order',
  key: sql`sales_order.id`,
  name: sql`sales_order.order_sn`,
  shop: sql`sales_order.shop_id`,
} as const

const ofEnquiry = {
  kind: 'picture',
  noun: 'enquiry',
  key: sql`enquiry.id`,
  name: sql`quote.quote_no`,
  shop: sql`enquiry.shop_id`,
} as const

const ofNewsletter = {
  kind: 'picture',
  noun: 'newsletter',
  key: sql`it.id`,
  name: sql`coalesce(nullif(it.content->>'subject', ''), it.content->>'subjectEn')`,
  nameEn: sql`coalesce(nullif(it.content->>'subjectEn', ''), it.content->>'subject')`,
} as const

const quotes = sql`join quote on quote.id = it.quote_id join enquiry on enquiry.id = quote.enquiry_id`
const orders = sql`join sales_order on sales_order.id = it.order_id`

/** Every column that uses a picture or a document of the site. */
export const places: readonly Place[] = [
  ...recordPlaces(Object.values(recordTables)),
  referring(
    {
      ...ofProduct,
      kind: 'picture',
      column: 'product_picture.picture_id',
      from: sql`product_picture as it join product on product.id = it.product_id`,
    },
    sql`it.picture_id`,
  ),
  referring(
    {
      ...ofProduct,
      kind: 'document',
      column: 'document.file',
      from: sql`document as it join product on product.id = it.product_id
        join stored_document on stored_document.file = it.file`,
    },
    sql`stored_document.id`,
  ),
  referring(
    {
      kind: 'picture',
      noun: 'import',
      column: 'catalogue_import.picture_id',
      from: sql`catalogue_import as it`,
      key: sql`it.id`,
      name: sql`it.name`,
      shop: sql`it.shop_id`,
    },
    sql`it.picture_id`,
  ),
  referring({ ...ofOrder, column: 'order_line.picture_id', from: sql`order_line as it ${orders}` }, sql`it.picture_id`),
  referring({ ...ofOrder, column: 'paper.logo_id', from: sql`paper as it ${orders}` }, sql`it.logo_id`),
  referring(
    { ...ofEnquiry, column: 'quote_line.picture_id', from: sql`quote_line as it ${quotes}` },
    sql`it.picture_id`,
  ),
  referring({ ...ofEnquiry, column: 'paper.logo_id', from: sql`paper as it ${quotes}` }, sql`it.logo_id`),
  showing(
    { ...ofNewsletter, column: 'newsletter_draft.content', from: sql`newsletter_draft as it` },
    sql`it.content::text`,
  ),
  showing(
    {
      ...ofNewsletter,
      column: 'newsletter.content',
      from: sql`newsletter as sent left join newsletter_draft as it on it.newsletter_id = sent.id`,
      key: sql`coalesce(it.id, 0)`,
    },
    sql`sent.content::text`,
  ),
]

export const fileUses = allUses(places)
