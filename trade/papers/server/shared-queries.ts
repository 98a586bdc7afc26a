import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import { sellerZone } from '#platform/texts/format.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import { sheetKinds, type IssuedPaper, type Paper, type PaperKind, type SheetKind } from '../paper.ts'
import type { SheetFacts } from './sheet.ts'

interface Kind {
  subject: Sql
  table: Sql
  prefix: Sql
  /** The order that the subject is of, where it is none itself. */
  order?: (id: number) => Sql
}

const ofOrder = { subject: sql`order_id`, table: sql`sales_order` }
const ofShipment = {
  subject: sql`shipment_id`,
  table: sql`shipment`,
  order: (id: number) => sql`(select order_id from shipment where id = ${id})`,
}

/** What a kind is about, and where the house says how its numbers begin. */
const kinds: Record<PaperKind, Kind> = {
  quotation: { subject: sql`quote_id`, table: sql`quote`, prefix: sql`quote_prefix` },
  proforma: { ...ofOrder, prefix: sql`proforma_prefix` },
  contract: { ...ofOrder, prefix: sql`contract_prefix` },
  invoice: { ...ofShipment, prefix: sql`invoice_prefix` },
  packingList: { ...ofShipment, prefix: sql`packing_list_prefix` },
  deliveryNote: { ...ofShipment, prefix: sql`delivery_note_prefix` },
  analysis: { ...ofShipment, prefix: sql`analysis_prefix` },
  creditNote: {
    subject: sql`return_id`,
    table: sql`order_return`,
    prefix: sql`credit_note_prefix`,
    order: (id: number) => sql`(select order_id from order_return where id = ${id})`,
  },
}

export interface PaperOf {
  kind: PaperKind
  /** Of the quote, order, shipment or claim. */
  id: number
  /** The newest unless one is named. */
  version?: number | undefined
}

export interface TakenNumber {
  paperNo: string
  year: number
  number: number
}

/** `PI2026-00017`. Others who issue such a paper wait until this transaction ends, so keep what follows short. */
export const takeNumberOf = (tx: Db, kind: PaperKind) =>
  tx.first<TakenNumber>(sql`
    with taken as (
      insert into paper_counter (kind, year, last)
      values (${kind}, extract(year from now() at time zone ${sellerZone}::text)::integer, 1)
      on conflict (kind, year) do update set last = paper_counter.last + 1 returning year, last)
    select ${kinds[kind].prefix} || year || '-' || lpad(last::text, greatest(5, length(last::text)), '0') as "paperNo",
      year, last as number
    from taken, house`)

/** Two who ask for a first version at once come one after the other. */
export const lockSubject = (tx: Db, { kind, id }: PaperOf) =>
  tx.run(sql`select from ${kinds[kind].table} where id = ${id} for no key update`)

const latest = sql`(
  select max(later.version) from paper later where later.kind = paper.kind and later.paper_no = paper.paper_no)`

export const findPaper = <Facts>(db: Db, { kind, id, version }: PaperOf) =>
  db.first<Paper<Facts>>(sql`
    select paper_no as "paperNo", version, issued_at as "issuedAt", facts, ${latest} as latest
    from paper where kind = ${kind} and ${kinds[kind].subject} = ${id}
      ${version === undefined ? nothing : sql`and version = ${version}`}
    order by version desc limit 1`)

export interface NewPaper extends PaperOf {
  paperNo: string
  version: number
  facts: object
  logoId: number | null
  /** Where the number was taken for it. */
  taken?: TakenNumber | undefined
}

export function insertPaper(tx: Db, { kind, id, paperNo, version, facts, logoId, taken }: NewPaper) {
  const { subject, order } = kinds[kind]
  return tx.run(sql`
    insert into paper (kind, paper_no, version, year, number, facts, logo_id, ${subject} ${order ? sql`, order_id` : nothing})
    values (${kind}, ${paperNo}, ${version}, ${taken?.year ?? null}, ${taken?.number ?? null},
      ${JSON.stringify(facts)}::jsonb, ${logoId}, ${id} ${order ? sql`, ${order(id)}` : nothing})`)
}

/** Every version, for a list of them. */
export const searchVersions = (db: Db, { kind, id }: PaperOf) =>
  db.many<Columns<'paper', 'paperNo' | 'version' | 'issuedAt'>>(sql`
    select paper_no as "paperNo", version, issued_at as "issuedAt" from paper
    where kind = ${kind} and ${kinds[kind].subject} = ${id} order by version desc`)

/** What was issued by hand for an order and its shipments: contracts first, then by shipment, the newest version first. */
export const sheetsOf = (db: Db, orderId: number) =>
  db.many<IssuedPaper>(sql`
    select paper.id, kind, paper_no as "paperNo", paper.version, issued_at as "issuedAt", shipment.number as shipment,
      ${latest} > paper.version as replaced, coalesce(shipment.status = 'withdrawn', false) as withdrawn
    from paper left join shipment on shipment.id = shipment_id
    where paper.order_id = ${orderId} and kind = any(${[...sheetKinds]}::text[])
    order by shipment.number nulls first, array_position(${[...sheetKinds]}::text[], kind), paper.version desc`)

/** Of the newest packing list or invoice of each shipment: what was typed for it is offered again. */
export const packedBefore = (db: Db, orderId: number) =>
  db.many<{ shipmentId: number; marks: string | null; lines: SheetFacts['lines'] }>(sql`
    select distinct on (shipment_id) shipment_id as "shipmentId", facts ->> 'marks' as marks, facts -> 'lines' as lines
    from paper where order_id = ${orderId} and shipment_id is not null order by shipment_id, id desc`)

const findSheet = (db: Db, id: number, readable: Sql) =>
  db.first<Paper<SheetFacts> & { kind: SheetKind }>(sql`
    select kind, paper_no as "paperNo", version, issued_at as "issuedAt", facts, ${latest} as latest,
      exists (select from shipment where shipment.id = shipment_id and shipment.status = 'withdrawn') as withdrawn
    from paper where id = ${id} and kind = any(${[...sheetKinds]}::text[]) and order_id in (
      select sales_order.id from sales_order where ${readable})`)

/** For whoever may see its order. */
export const findOwnSheet = (db: Db, memberId: number, id: number) =>
  findSheet(db, id, sql`${belongsTo(memberId, sql`sales_order`)} and not hidden`)

export const findSheetAtDesk = (db: Db, by: Reach, id: number) => findSheet(db, id, ofShop(by, sql`shop_id`))
