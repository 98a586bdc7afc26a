import type { Currency } from '#platform/contract/currencies.ts'
import type { DemoPayment } from '../contract.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { belongsTo } from '#identity/companies/server/shared-queries.ts'
import { accountOfOrder } from '#trade/bank-accounts/server/shared-queries.ts'
import { payableNow, restOf } from '#trade/order-parts/server/shared-queries.ts'
import { waitingSlip } from './waiting-slip.ts'
import type { ProviderName } from '../providers/provider.ts'

type Provider = ProviderName | 'transfer'

/** An order with the part of it that is paid. */
export interface OpenOrder extends Columns<'sales_order', 'id' | 'orderSn' | 'currency' | 'payUntil'> {
  currency: Currency
  /** Whether its money can be transferred. */
  hasAccount: boolean
  partId: number
  /** What is still to come of the part. */
  restMinor: number
}

const openOrder = sql`select sales_order.id, order_sn as "orderSn", currency,
    case when due = 'atOrder' then pay_until else now() + interval '1 day' end as "payUntil", ${accountOfOrder} is not null as "hasAccount",
    order_part.id as "partId", ${restOf} as "restMinor"
  from sales_order join order_part on order_id = sales_order.id`

/** Locked until the caller is done: an own order with the first part of it that can be paid now. */
export const lockOpenOrder = (db: Db, memberId: number, id: number) =>
  db.first<OpenOrder>(sql`
    ${openOrder} where sales_order.id = ${id} and ${belongsTo(memberId, sql`sales_order`)} and ${payableNow}
      and not ${waitingSlip}
    order by position limit 1 for no key update of sales_order`)

/** For the seller, who may be paid whatever is not settled: the part that is named, or the first one. */
export const lockUnsettled = (db: Db, id: number, partId: number | undefined) =>
  db.first<OpenOrder>(sql`
    ${openOrder} where sales_order.id = ${id} and order_part.state in ('open', 'reported', 'overdue')
      and (order_part.id = ${partId ?? null}::integer or ${partId ?? null}::integer is null)
    order by position limit 1 for no key update of sales_order`)

const suffixes: Record<Provider, string> = { alipay: 'A', wechat: 'W', transfer: 'T' }

/** One per part and way to pay: opened twice it is the same payment, which can be paid once. The order is locked. */
export async function openPayment(db: Db, order: OpenOrder, provider: Provider) {
  const { id, orderSn, currency, partId, restMinor } = order
  const number = `${orderSn}-${suffixes[provider]}`
  const row = await db.first<Columns<'payment', 'id' | 'number'>>(sql`
    with known as (
      select coalesce(min(number) filter (where part_id = ${partId} and amount = ${restMinor} and status = 'open'),
        ${number} || case when count(*) = 0 then '' else (count(*) + 1)::text end) as number
      from payment where order_id = ${id} and provider = ${provider})
    insert into payment (order_id, part_id, provider, number, currency, amount)
    select ${id}, ${partId}, ${provider}, known.number, ${currency}, ${restMinor} from known
    on conflict (number) do update set ask_at = excluded.ask_at, asks = 0
    returning id, number`)
  if (!row) throw new Error('No payment was opened.')
  return row
}

export interface PaymentRow extends Columns<
  'payment',
  'id' | 'orderId' | 'currency' | 'status' | 'tradeNumber',
  { amountMinor: 'amount' }
> {
  partId: number
  currency: Currency
  status: 'open' | 'paid'
}

export const lockPayment = (db: Db, provider: ProviderName, number: string) =>
  db.first<PaymentRow>(sql`
    select id, order_id as "orderId", part_id as "partId", currency, amount as "amountMinor", status, trade_number as "tradeNumber"
    from payment where number = ${number} and provider = ${provider} for no key update`)

export const markPaymentPaid = (db: Db, id: number, receivedMinor: number, tradeNumber: string | null) =>
  db.run(sql`
    update payment set status = 'paid', trade_number = ${tradeNumber}, paid_at = now(), received = ${receivedMinor},
      slip_status = case when slip_status = 'waiting' then 'confirmed' else slip_status end
    where id = ${id} and status = 'open'`)

export const insertAlarm = (db: Db, provider: string, kind: string, number: string, detail: object) =>
  db.run(sql`
    insert into payment_alarm (provider, kind, number, detail)
    values (${provider}, ${kind}, ${number}, ${JSON.stringify(detail)})`)

/** Whether money of this payment came too late before. */
export const wasLate = async (db: Db, provider: string, number: string) =>
  (await db.run(sql`
    select from payment_alarm where provider = ${provider} and number = ${number} and kind = 'late' limit 1`)) > 0

export const setSlip = (db: Db, id: number, uploadId: number) =>
  db.run(sql`update payment set slip_id = ${uploadId}, slip_status = 'waiting', slip_answer = null where id = ${id}`)

/** Answers the part that waits for money again. */
export const rejectSlip = (db: Db, orderId: number, answer: string) =>
  db.first<{ partId: number; reported: boolean }>(sql`
    update payment set slip_status = 'rejected', slip_answer = ${answer} from order_part
    where order_part.id = part_id and payment.order_id = ${orderId} and slip_status = 'waiting'
    returning part_id as "partId", state = 'reported' as reported`)

export const searchSlip = (db: Db, orderId: number) =>
  db.first<
    Columns<'upload', 'id' | 'name'> &
      Columns<'payment', never, { answer: 'slipAnswer' }> & { status: 'waiting' | 'rejected' | 'confirmed' }
  >(sql`
    select upload.id, upload.name, slip_status as status, slip_answer as answer
    from payment join upload on upload.id = slip_id where order_id = ${orderId}
    order by payment.id desc limit 1`)

export interface NewRefund {
  orderId: number
  /** Null: whatever of its money is not on its way back yet. */
  amountMinor: number | null
  returnId: number | null
  settlementId?: number
}

/** Newest money first, the way it came, and never more than came. */
export const insertRefunds = (db: Db, { orderId, amountMinor, returnId, settlementId }: NewRefund) =>
  db.run(sql`
    insert into refund (payment_id, return_id, settlement_id, number, amount)
    select id, ${returnId}, ${settlementId ?? null}, number || ${settlementId ? `-S${settlementId}` : `-R${returnId ?? ''}`},
      least(kept, ${amountMinor}::bigint - newer)
    from (
      select id, number, kept, sum(kept) over (order by paid_at desc, id desc) - kept as newer
      from (
        select payment.*, received - coalesce((
          select sum(refund.amount) from refund where payment_id = payment.id), 0)::bigint as kept
        from payment where order_id = ${orderId} and status = 'paid') money) money
    where kept > 0 and (${amountMinor}::bigint is null or newer < ${amountMinor}::bigint)
    order by newer`)

export interface DueRefund
  extends
    Columns<'refund', 'id' | 'number' | 'attempts', { amountMinor: 'amount' }>,
    Columns<'payment', 'provider' | 'currency', { paymentNumber: 'number' }> {
  /** Of the payment. */
  totalMinor: number
  provider: ProviderName
  currency: Currency
}

/** Takes the next one. Until `leaseSeconds` have passed nobody else does; then the taker counts as dead. */
export const claimDueRefund = (db: Db, leaseSeconds: number) =>
  db.first<DueRefund>(sql`
    update refund set due_at = now() + make_interval(secs => ${leaseSeconds}) from payment
    where payment.id = payment_id and refund.id = (
      select due.id from refund as due join payment as paid on paid.id = due.payment_id
      where due.status = 'due' and due_at <= now() and provider <> 'transfer'
      order by due_at limit 1 for no key update of due skip locked)
    returning refund.id, refund.number, provider, payment.number as "paymentNumber", currency,
      refund.amount as "amountMinor", received as "totalMinor", attempts`)

export const markRefundDone = (db: Db, id: number) =>
  db.run(sql`update refund set status = 'done', done_at = now(), last_error = null where id = ${id} and status = 'due'`)

export const isRefundByHand = async (db: Db, orderId: number, id: number) =>
  (await db.first(sql`
    select from refund join payment on payment.id = payment_id
    where refund.id = ${id} and order_id = ${orderId} and provider = 'transfer'`)) !== undefined

export const putOffRefund = (db: Db, id: number, seconds: number, reason: string) =>
  db.run(sql`
    update refund set attempts = attempts + 1, due_at = now() + make_interval(secs => ${seconds}), last_error = ${reason}
    where id = ${id}`)

export const findDemoPayment = (db: Db, number: string) =>
  db.first<DemoPayment>(sql`
    select number, provider, order_id as "orderId", order_sn as "orderSn", payment.currency,
      amount as "amountMinor", payment.status = 'paid' as paid,
      exists (select from demo_payment where number = payment.number) as silent
    from payment join sales_order on sales_order.id = order_id where number = ${number} and provider <> 'transfer'`)

export const insertDemoPayment = (db: Db, number: string, tradeNumber: string) =>
  db.run(sql`insert into demo_payment (number, trade_number) values (${number}, ${tradeNumber}) on conflict do nothing`)

export const findDemoTrade = (db: Db, number: string) =>
  db.first<
    Columns<'demo_payment', 'tradeNumber'> &
      Columns<'payment', 'currency', { amountMinor: 'amount' }> & { currency: Currency }
  >(sql`
    select demo_payment.trade_number as "tradeNumber", currency, amount as "amountMinor"
    from demo_payment join payment using (number) where number = ${number}`)

export const findDemoKey = (db: Db, name: string) =>
  db.first<Columns<'demo_key', 'privateKey' | 'publicKey'>>(sql`
    select private_key as "privateKey", public_key as "publicKey" from demo_key where name = ${name}`)

export const insertDemoKey = (db: Db, name: string, privateKey: string, publicKey: string) =>
  db.run(sql`
    insert into demo_key (name, private_key, public_key) values (${name}, ${privateKey}, ${publicKey})
    on conflict do nothing`)
