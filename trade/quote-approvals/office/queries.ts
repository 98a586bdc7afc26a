import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import type { NewQuote } from '#trade/quotes/new-quote.ts'
import type { ApprovalReason } from '../approval.ts'
import type { Approval, ApprovalRow, ApprovalTab, quoteApprovals } from './contract.ts'

type Rule = Columns<'quote_rule', 'limitCny' | 'limitUsd' | 'marginPercent' | 'belowListPercent'>

export const findRule = (db: Db) =>
  db.first<Rule>(sql`
    select limit_cny as "limitCny", limit_usd as "limitUsd", margin_percent as "marginPercent",
      below_list_percent as "belowListPercent" from quote_rule`)

interface NewApproval {
  quote: NewQuote
  operatorId: number
  contactId: number | null
  totalMinor: number
  reasons: readonly ApprovalReason[]
}

export const findWaitingOf = (db: Db, enquiryId: number) =>
  db.first<Columns<'quote_approval', 'id'>>(sql`
    select id from quote_approval where enquiry_id = ${enquiryId} and status = 'waiting'`)

export const insertApproval = (db: Db, { quote, operatorId, contactId, totalMinor, reasons }: NewApproval) =>
  db.first<MovedApproval>(sql`
    with asked as (
      insert into quote_approval (enquiry_id, operator_id, contact_id, quote, currency, total, reasons)
      values (${quote.enquiryId}, ${operatorId}, ${contactId}, ${JSON.stringify(quote)}::jsonb, ${quote.currency},
        ${totalMinor}, ${reasons})
      returning *),
    history as (
      insert into quote_approval_history (quote_approval_id, event, to_status, actor, actor_id)
      select id, 'ask', 'waiting', 'operator', ${operatorId} from asked)
    select ${movedColumns} from asked as quote_approval`)

export interface MovedApproval extends Columns<
  'quote_approval',
  'id' | 'enquiryId' | 'operatorId' | 'contactId' | 'quoteId',
  { totalMinor: 'total' }
> {
  currency: Currency
  quote: NewQuote
  enquiryNo: string
  shopId: number | null
}

export const movedColumns = sql`quote_approval.id, enquiry_id as "enquiryId", operator_id as "operatorId",
  quote_approval.contact_id as "contactId", quote_id as "quoteId", total as "totalMinor", currency, quote,
  (select enquiry_no from enquiry where enquiry.id = enquiry_id) as "enquiryNo",
  (select shop_id from enquiry where enquiry.id = enquiry_id) as "shopId"`

const from = sql`quote_approval join enquiry on enquiry.id = enquiry_id join operator on operator.id = operator_id`

/** One that the operator may reach. */
export const findApproval = (db: Db, by: Reach, id: number) =>
  db.first<MovedApproval>(sql`
    select ${movedColumns} from quote_approval join enquiry on enquiry.id = enquiry_id
    where quote_approval.id = ${id} and ${ofShop(by, sql`enquiry.shop_id`)}`)

const facts = sql`quote_approval.id, quote_approval.status, reasons, quote_approval.currency, quote_approval.total as "totalMinor",
  quote_approval.created_at as "createdAt", operator.id as "operatorId", operator.name_zh as "operatorName",
  operator.name_en as "operatorNameEn"`

/** The newest of an enquiry, with who did what. */
export const searchApprovalsOf = (db: Db, by: Reach, enquiryId: number) =>
  db.many<Omit<Approval, 'check' | 'own'>>(sql`
    select ${facts}, quote, (select quote_no from quote where quote.id = quote_id) as "quoteNo", (
      select json_agg(json_build_object('event', event, 'note', history.note, 'by', actor.name_zh, 'byEn', actor.name_en,
        'time', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by history.id)
      from quote_approval_history history join operator actor on actor.id = actor_id
      where quote_approval_id = quote_approval.id) as history
    from ${from} where enquiry_id = ${enquiryId} and ${ofShop(by, sql`enquiry.shop_id`)}
    order by quote_approval.id desc limit 20`)

export function searchApprovals(db: Db, by: Reach, filter: ParsedOf<typeof quoteApprovals.list>) {
  const { search, tab, sort, ...paging } = filter
  const found = sql`${ofShop(by, sql`enquiry.shop_id`)} ${tab === 'all' ? nothing : sql`and quote_approval.status = ${tab}`}
    ${search ? sql`and ${containing(search, sql`enquiry_no, enquiry.name, enquiry.company`)}` : nothing}`
  const order = sorted(sort, { createdAt: sql`quote_approval.created_at`, total: sql`quote_approval.total` })
  return paged<ApprovalRow>(
    db,
    paging,
    sql`select ${facts}, enquiry_id as "enquiryId", enquiry_no as "enquiryNo", enquiry.name, enquiry.company,
        shop.name_zh as "shopName", shop.name_en as "shopNameEn"
      from ${from} left join shop on shop.id = enquiry.shop_id where ${found} ${order}, quote_approval.id desc`,
    sql`select count(*) from ${from} where ${found}`,
  )
}

export const countApprovals = (db: Db, by: Reach) =>
  db.many<{ tab: ApprovalTab; count: number }>(sql`
    select coalesce(quote_approval.status, 'all') as tab, count(*) from ${from}
    where ${ofShop(by, sql`enquiry.shop_id`)} group by rollup (quote_approval.status)`)
