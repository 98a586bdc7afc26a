import type { AddressSnapshot } from '#identity/addresses/contract.ts'
import { addressee, belongsTo, companyOf } from '#identity/companies/server/shared-queries.ts'
import type { Page, Paging } from '#platform/contract/paging.ts'
import type { Caller } from '#platform/server/api/context.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Terms } from '#trade/orders/contract.ts'
import type { Excess } from '#trade/spending-limits/excess.ts'
import type { ApprovalDetail, ApprovalItem, ApprovalStatus } from '../contract.ts'

/** Not over its time, still of the company that it was made for, and its quote can still be accepted. */
export const stillOpen = sql`(approval.expires_at > now()
  and exists (select from company_member asker where asker.member_id = approval.member_id
    and asker.enterprise_id = approval.enterprise_id)
  and (approval.quote_id is null or exists (select from quote where quote.id = approval.quote_id
    and quote.status = 'sent' and quote.expires_at > now())))`

/** Over is over, also in the minute before a job has written it down. */
export const seenStatus = sql`case when approval.status = 'waiting' and not ${stillOpen} then 'lapsed' else approval.status end`

export const mayDecide = ({ permissions }: Caller) => permissions.includes('order.approve')

/** The caller's own, and for who may decide those of the company. */
const visibleTo = (caller: Caller) => sql`(${belongsTo(caller.memberId, sql`approval`)}
  and (approval.member_id = ${caller.memberId} or ${mayDecide(caller)}::boolean))`

const item = (memberId: number) => sql`approval.id, ${seenStatus} as status, asker.realname as asker,
  approval.member_id = ${memberId} as own, (
    select json_agg(json_build_object('currency', currency, 'totalMinor', total) order by currency) from (
      select each ->> 'currency' as currency, sum((each ->> 'totalMinor')::bigint)::bigint as total
      from jsonb_array_elements(orders) each group by 1) sums) as totals,
  orders -> 0 -> 'lines' -> 0 -> 'product' as product,
  (select sum(jsonb_array_length(each -> 'lines'))::int - 1 from jsonb_array_elements(orders) each) as more,
  approval.created_at as "createdAt", approval.expires_at as "expiresAt"`
const from = sql`approval join member asker on asker.id = approval.member_id`

export const searchApprovals = (db: Db, caller: Caller, paging: Paging): Promise<Page<ApprovalItem>> =>
  paged(
    db,
    paging,
    sql`select ${item(caller.memberId)} from ${from} where ${visibleTo(caller)}
      order by ${seenStatus} = 'waiting' desc, approval.id desc`,
    sql`select count(*) from approval where ${visibleTo(caller)}`,
  )

/** What waits for the caller's decision, and what of the caller's waits for another's. */
export const countApprovals = (db: Db, caller: Caller) =>
  db.first<{ toDecide: number; waiting: number }>(sql`
    select count(*) filter (where member_id <> ${caller.memberId}) as "toDecide",
      count(*) filter (where member_id = ${caller.memberId}) as waiting
    from approval where ${visibleTo(caller)} and ${seenStatus} = 'waiting'`)

/** What is ordered, as it was shown. */
export type KeptOrder = Omit<ApprovalDetail['orders'][number], 'lines'> & {
  lines: Omit<ApprovalDetail['orders'][number]['lines'][number], 'problem'>[]
}
/** Under which it is ordered, and how they read then. */
export interface KeptTerms extends Terms {
  payMethod: ApprovalDetail['payMethod']
  address: AddressSnapshot
  term: ApprovalDetail['deliveryTerm']
  invoiceTitle?: ApprovalDetail['invoiceTitle']
}

export type ApprovalRow = ApprovalItem &
  Columns<'approval', 'memberId' | 'quoteId'> &
  Pick<ApprovalDetail, 'quote' | 'placed' | 'history'> & { orders: KeptOrder[]; terms: KeptTerms; excess: Excess[] }

export const findApproval = (db: Db, caller: Caller, id: number) =>
  db.first<ApprovalRow>(sql`
    select ${item(caller.memberId)}, approval.member_id as "memberId", quote_id as "quoteId", orders, terms, excess,
      (select json_build_object('id', id, 'quoteNo', quote_no, 'version', version) from quote where id = quote_id) as quote,
      (select coalesce(json_agg(json_build_object('id', id, 'orderSn', order_sn) order by id), '[]')
        from sales_order join approved_order on order_id = id where approval_id = approval.id) as placed,
      (select json_agg(json_build_object('event', event, 'note', note, 'time',
          to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'by', (select realname from member who where who.id = actor_id)) order by approval_history.id)
        from approval_history where approval_id = approval.id) as history
    from ${from} where approval.id = ${id} and ${visibleTo(caller)}`)

interface NewApproval {
  memberId: number
  quoteId: number | null
  orders: readonly KeptOrder[]
  terms: KeptTerms
  excess: readonly Excess[]
  days: number
}

/** Undefined while another request for the same quote waits. */
export const insertApproval = (db: Db, { memberId, quoteId, orders, terms, excess, days }: NewApproval) =>
  db.first<Columns<'approval', 'id'>>(sql`
    with made as (
      insert into approval (member_id, enterprise_id, quote_id, orders, terms, excess, expires_at)
      select ${memberId}, ${companyOf(memberId)}, ${quoteId}::int, ${JSON.stringify(orders)}::jsonb,
        ${JSON.stringify(terms)}::jsonb, ${JSON.stringify(excess)}::jsonb,
        least(now() + make_interval(days => ${days}), (select expires_at from quote where id = ${quoteId}::int))
      on conflict (quote_id) where status = 'waiting' do nothing returning id),
    history as (
      insert into approval_history (approval_id, event, to_status, actor, actor_id)
      select id, 'ask', 'waiting', 'member', ${memberId} from made)
    select id from made`)

export const findWaitingFor = (db: Db, memberId: number, quoteId: number) =>
  db.first<Columns<'approval', 'id'>>(sql`
    select id from approval where quote_id = ${quoteId} and member_id = ${memberId} and status = 'waiting'`)

export const insertPlaced = (db: Db, approvalId: number, orderIds: number[]) =>
  db.run(sql`
    insert into approved_order (order_id, approval_id) select unnest(${orderIds}::int[]), ${approvalId}`)

/** Everybody else of the member's company whose roles allow to approve. */
export const searchApprovers = (db: Db, memberId: number) =>
  db.many<{ memberId: number }>(sql`
    select member.id as "memberId" from company_member colleague join member on member.id = colleague.member_id
      join company_role on company_role.code = colleague.role join role on role.id = member.role_id
    where colleague.enterprise_id = ${companyOf(memberId)} and member.id <> ${memberId} and not disabled
      and 'order.approve' = any(company_role.permissions) and 'order.approve' = any(role.permissions)
    order by member.id`)

export const findMemberName = (db: Db, memberId: number) =>
  db.first<{ name: string }>(sql`select realname as name from member where id = ${memberId}`)

/** What those need who tell of a request. */
export interface MovedApproval extends Columns<'approval', 'id' | 'memberId'> {
  status: ApprovalStatus
  orders: KeptOrder[]
}
export const movedColumns = sql`id, ${addressee(sql`approval`)} as "memberId", status, orders`
