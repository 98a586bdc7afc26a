import { sellerZone } from '#platform/texts/format.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nothing, sql, type Sql } from '#platform/server/database/sql.ts'
import type { Paper, PaperKind } from '../paper.ts'

/** What a kind is about, and where the house says how its numbers begin. */
const kinds: Record<PaperKind, { subject: Sql; table: Sql; prefix: Sql }> = {
  quotation: { subject: sql`quote_id`, table: sql`quote`, prefix: sql`quote_prefix` },
  proforma: { subject: sql`order_id`, table: sql`sales_order`, prefix: sql`proforma_prefix` },
}

export interface PaperOf {
  kind: PaperKind
  /** Of the quote or order. */
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

export const findPaper = <Facts>(db: Db, { kind, id, version }: PaperOf) =>
  db.first<Paper<Facts>>(sql`
    select paper_no as "paperNo", version, issued_at as "issuedAt", facts, (
      select max(later.version) from paper later
      where later.kind = paper.kind and later.paper_no = paper.paper_no) as latest
    from paper where kind = ${kind} and ${kinds[kind].subject} = ${id}
      ${version === undefined ? nothing : sql`and version = ${version}`}
    order by version desc limit 1`)

export interface NewPaper extends PaperOf {
  paperNo: string
  version: number
  facts: object
  logoId: number | null
  /** Where the number was taken for it. */
  taken?: TakenNumber
}

export const insertPaper = (tx: Db, { kind, id, paperNo, version, facts, logoId, taken }: NewPaper) =>
  tx.run(sql`
    insert into paper (kind, paper_no, version, year, number, ${kinds[kind].subject}, facts, logo_id)
    values (${kind}, ${paperNo}, ${version}, ${taken?.year ?? null}, ${taken?.number ?? null}, ${id},
      ${JSON.stringify(facts)}::jsonb, ${logoId})`)

/** Every version, for a list of them. */
export const searchVersions = (db: Db, { kind, id }: PaperOf) =>
  db.many<Columns<'paper', 'paperNo' | 'version' | 'issuedAt'>>(sql`
    select paper_no as "paperNo", version, issued_at as "issuedAt" from paper
    where kind = ${kind} and ${kinds[kind].subject} = ${id} order by version desc`)
