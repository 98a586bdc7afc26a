import { goods, isOverfull } from '#catalogue/warehouses/server/shared-queries.ts'
import { OrderStatus, PayStatus, ReturnStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import {
  nothingDueAtOrder,
  nothingDueBeforeShipping,
  receivedOf,
  restOf,
} from '#trade/order-parts/server/shared-queries.ts'
import { sellerZone } from '#platform/texts/format.ts'
import { Sql, sql } from '#platform/server/database/sql.ts'

/** By what an order differs from what was agreed when it was placed. */
const changedMinor = sql`(
  select coalesce(sum(total_after - total_before), 0) from settlement where settlement.order_id = sales_order.id)`
const changedKg = sql`(select sum(changed_kg) from order_line where order_line.order_id = sales_order.id)`

/** Also where the money that had come for it went back later. */
const wasWaived = sql`(order_part.state = 'waived' or order_part.state = 'refunded' and exists (
  select from order_history where order_history.order_id = order_part.order_id and event = 'waivePart'))`

/** Where the history of a noun leaves a step out, or ends elsewhere than the noun stands. */
function gapsIn(noun: 'shipment' | 'quote'): Sql {
  const [table, history, owner] = [noun, `${noun}_history`, `${noun}_id`].map((name) => new Sql(name, []))
  return sql`
    select id from (
      select owner.id, from_status, to_status, status, lag(to_status) over events as before,
        row_number() over (partition by owner.id order by step.id desc) as back
      from ${history} step join ${table} owner on owner.id = ${owner}
      window events as (partition by owner.id order by step.id)) step
    where from_status is distinct from before or back = 1 and to_status <> status`
}

/** Each finds what must never be; together they are what "exact" means. */
const rules: Record<string, Sql> = {
  'the total of an order is the sum of its lines and charges': sql`
    select sales_order.id from sales_order join order_line on order_id = sales_order.id
    group by sales_order.id having sales_order.total <> sum(amount) + coalesce((
      select sum(amount) from order_charge where order_id = sales_order.id), 0) or sales_order.kilograms <> sum(order_line.kilograms)`,
  'every line has the amount of its price and weight': sql`
    select id from order_line where amount <> (price_per_tonne * coalesce(charged_kg, kilograms) + 500) / 1000`,
  'goods are charged by what has left once that is all, and by what is to come before': sql`
    select order_line.id from order_line join sales_order on sales_order.id = order_id
    where charged_kg <> order_line.shipped_kg
      or charged_kg is not null and status not in (${OrderStatus.shipped}, ${OrderStatus.completed})`,
  'each settlement goes on from the one before, and the last says the total': sql`
    select order_id as id from (
      select order_id, total_before, total_after, total, lag(total_after) over entries as before,
        row_number() over (partition by order_id order by settlement.id desc) as back
      from settlement join sales_order on sales_order.id = order_id
      window entries as (partition by order_id order by settlement.id)) entry
    where before is not null and before <> total_before or back = 1 and total_after <> total`,
  'a settlement changes the total by its lines, and sends back what it says': sql`
    select settlement.id from settlement
    where total_after - total_before <> (
      select sum(amount_after - amount_before) from settlement_line where settlement_id = settlement.id)
      or refunded <> (select coalesce(sum(amount), 0) from refund where settlement_id = settlement.id)`,
  'every order has a line': sql`
    select id from sales_order where not exists (select from order_line where order_id = sales_order.id)`,
  'the last history says the status': sql`
    select sales_order.id from sales_order left join lateral (
      select to_status from order_history where order_id = sales_order.id order by id desc limit 1) last on true
    where to_status is distinct from status`,
  'history has no gap': sql`
    select id from (
      select id, from_status, lag(to_status) over (partition by order_id order by id) as before from order_history) step
    where from_status is distinct from before`,
  'stock is never below zero nor above what there was': sql`
    select id from product where stock_kg < 0 union all select id from lot where stock_kg < 0 or stock_kg > kilograms`,
  'in a warehouse lies what was moved there and has not left': sql`
    select warehouse_id as id from warehouse_stock here where kilograms <> (
      select coalesce(sum(case when to_id = here.warehouse_id then kilograms else -kilograms end), 0) from stock_move
      where here.warehouse_id in (to_id, from_id) and product_id = here.product_id
        and lot_id is not distinct from here.lot_id) - (
      select coalesce(sum(loaded.kilograms), 0) from shipment_line loaded join shipment on shipment.id = shipment_id
      join order_line on order_line.id = line_id
      where loaded.warehouse_id = here.warehouse_id and product_id = here.product_id and shipment.status <> 'withdrawn'
        and order_line.lot_id is not distinct from here.lot_id)`,
  'no more lies in warehouses than there is': sql`
    select goods.product_id as id from ${goods} where ${isOverfull}`,
  'a member has one default address, and so has a company': sql`
    select min(id) as id from address where is_default
    group by enterprise_id, case when enterprise_id is null then member_id end having count(*) > 1`,
  'an order is unpaid until money comes, and refunded when all of it went back': sql`
    select sales_order.id from sales_order left join payment on order_id = sales_order.id and payment.status = 'paid'
    group by sales_order.id having (pay_status <> ${PayStatus.unpaid}) <> (count(payment.id) > 0)
      or bool_or(payment.currency <> sales_order.currency)
      or (pay_status = ${PayStatus.refunded}) <> (refunded > 0 and refunded = sum(received))`,
  'the parts of an order make its total': sql`
    select sales_order.id from sales_order left join order_part on order_id = sales_order.id
    group by sales_order.id having total is distinct from sum(amount)`,
  'a part waits for money as long as some is to come': sql`
    select order_part.id from order_part where case when state in ('open', 'reported', 'overdue')
      then amount > 0 and ${receivedOf} + credited >= amount
      else state = 'paid' and ${receivedOf} + credited < amount end`,
  'an order took no more credit than was free': sql`
    select id from sales_order where credit_taken > credit_free`,
  'what an order took of a credit has parts that count as used until they are settled': sql`
    select sales_order.id from sales_order where credit_taken is not null and not exists (
      select from order_part where order_id = sales_order.id and secured = 'credit' and secured_at is not null)`,
  'what is called off an agreement is what its orders hold of it': sql`
    select id from price_list where used_kg <> (
      select coalesce(sum(called_kg), 0) from order_line where price_list_id = price_list.id)`,
  'a line takes of its agreement only while its order lives': sql`
    select order_line.id from order_line join sales_order on sales_order.id = order_id
    where called_kg > 0 and status in (${OrderStatus.cancelled}, ${OrderStatus.closed})`,
  'what was kept, is owed, was waived or came back makes at least the total': sql`
    select sales_order.id from sales_order join order_part on order_id = sales_order.id
    where status not in (${OrderStatus.cancelled}, ${OrderStatus.closed})
    group by sales_order.id having total + refunded > sum(${receivedOf} + ${restOf}
        + case when ${wasWaived} then greatest(order_part.amount - credited - ${receivedOf}, 0) else 0 end)
      + coalesce((
        select sum(amount) from order_return
        where order_id = sales_order.id and order_return.status = ${ReturnStatus.completed}), 0)`,
  'every payment is for a part of its order': sql`
    select payment.id from payment left join order_part on order_part.id = part_id
    where order_part.order_id is distinct from payment.order_id`,
  'no more money goes back than came': sql`
    select payment.id from payment join refund on payment_id = payment.id
    group by payment.id having sum(refund.amount) > coalesce(received, 0)`,
  'an order waits for what is due at order, and goes on without it': sql`
    select id from sales_order where status = ${OrderStatus.unpaid} and ${nothingDueAtOrder}
      or status in (${OrderStatus.notShipped}, ${OrderStatus.shipped}, ${OrderStatus.completed}) and not ${nothingDueAtOrder}`,
  'goods leave when nothing is due before': sql`
    select id from sales_order where status in (${OrderStatus.shipped}, ${OrderStatus.completed})
      and not ${nothingDueBeforeShipping}`,
  'an accepted letter of credit secures a part of its order, in its currency': sql`
    select letter.id from letter_of_credit letter join sales_order on sales_order.id = order_id
    join order_part on order_part.id = part_id
    where order_part.order_id <> letter.order_id or letter.currency <> sales_order.currency
      or letter.status = 'accepted' and (secured <> 'letterOfCredit' or secured_at is null or letter.amount < needed)`,
  'goods that left after the latest day of a letter of credit have a reason': sql`
    select shipment.id from shipment join letter_of_credit letter using (order_id)
    where letter.status = 'accepted' and shipment.status <> 'withdrawn' and shipped_at > decided_at
      and coalesce(loaded_on, (shipped_at at time zone ${sellerZone}::text)::date) > latest_shipment
      and not exists (
        select from order_history where order_history.order_id = shipment.order_id and event = 'shipLate')`,
  'nothing is owed for an order that ended': sql`
    select sales_order.id from sales_order join order_part on order_id = sales_order.id
    where status in (${OrderStatus.cancelled}, ${OrderStatus.closed}) and state in ('open', 'reported', 'overdue')`,
  'what was refunded is what is on its way back': sql`
    select sales_order.id from sales_order
    left join payment on order_id = sales_order.id and payment.status = 'paid'
    left join refund on payment_id = payment.id
    group by sales_order.id having refunded <> coalesce(sum(refund.amount), 0)`,
  'no more comes back than went out': sql`
    select line.id from order_line line join order_return_line back on back.line_id = line.id
    join order_return on order_return.id = return_id and order_return.status <> ${ReturnStatus.rejected}
    group by line.id having sum(back.kilograms) > line.shipped_kg or sum(back.amount) > line.amount`,
  'nothing is credited for goods beyond what they cost': sql`
    select order_return.id from order_return join order_return_line line on return_id = order_return.id
    group by order_return.id having order_return.amount > sum(line.amount)`,
  'a claim that was met with money has its credit note, and beside a completed return no other has one': sql`
    select order_return.id from order_return left join paper on return_id = order_return.id
    where (resolution is not null and resolution in ('creditNote', 'priceReduction')) <> (paper.id is not null)
        and (order_return.kind <> 'return' or order_return.status <> ${ReturnStatus.completed})
      or paper.order_id <> order_return.order_id`,
  'parts and refunds give for returns and claims no more than was agreed': sql`
    select sales_order.id from sales_order where (
      select sum(credited) from order_part where order_id = sales_order.id) + (
      select coalesce(sum(refund.amount), 0) from refund join order_return on order_return.id = return_id
      where order_return.order_id = sales_order.id) > (
      select coalesce(sum(amount), 0) from order_return where order_id = sales_order.id
        and status = ${ReturnStatus.completed})`,
  'what a line has shipped is what its shipments hold': sql`
    select order_line.id from order_line left join (
      shipment_line loaded join shipment on shipment.id = shipment_id and shipment.status <> 'withdrawn')
      on loaded.line_id = order_line.id
    group by order_line.id having shipped_kg <> coalesce(sum(loaded.kilograms), 0)`,
  'no line has shipped more than its tolerance allows': sql`
    select id from order_line where shipped_kg::bigint * 100 > kilograms::bigint * (100 + tolerance_percent)`,
  'an order is shipped when all of it has left, and not before': sql`
    select sales_order.id from sales_order join order_line on order_id = sales_order.id
    group by sales_order.id having status <> ${OrderStatus.cancelled} and status <> ${OrderStatus.closed}
      and (status in (${OrderStatus.shipped}, ${OrderStatus.completed})) <>
        bool_and(order_line.shipped_kg::bigint * 100 >= order_line.kilograms::bigint * (100 - tolerance_percent))
      or status in (${OrderStatus.unpaid}, ${OrderStatus.cancelled}, ${OrderStatus.closed}) and sum(order_line.shipped_kg) > 0`,
  'an order is completed when all its shipments are received, and not before': sql`
    select sales_order.id from sales_order join shipment on order_id = sales_order.id and shipment.status <> 'withdrawn'
    group by sales_order.id having case sales_order.status
      when ${OrderStatus.completed} then bool_or(shipment.status <> 'received')
      when ${OrderStatus.shipped} then bool_and(shipment.status = 'received') else false end`,
  'a shipment holds lines of its own order, and something': sql`
    select shipment.id from shipment left join shipment_line on shipment_id = shipment.id
    left join order_line on order_line.id = line_id
    group by shipment.id having count(line_id) = 0 or bool_or(order_line.order_id <> shipment.order_id)`,
  'the last history of a shipment says its status, without a gap': gapsIn('shipment'),
  'the total of a quote is the sum of its lines and charges': sql`
    select quote.id from quote left join quote_line on quote_id = quote.id
    group by quote.id having quote.total <> sum(amount) + (
        select coalesce(sum((charge ->> 'amountMinor')::bigint), 0) from jsonb_array_elements(quote.charges) charge) or quote.kilograms <> sum(quote_line.kilograms)
      or count(quote_line.position) = 0`,
  'a quote is ordered at its figures if it was accepted, and otherwise not at all': sql`
    select quote.id from quote left join sales_order on quote_id = quote.id
    group by quote.id having case when quote.status = 'accepted' then sum(sales_order.total - ${changedMinor}) is distinct from quote.total
      or sum(sales_order.kilograms - ${changedKg}) <> quote.kilograms or min(sales_order.currency) <> quote.currency
      else count(sales_order.id) > 0 end`,
  'numbers of papers have no gap and none is given twice': sql`
    select counter.year as id from paper_counter counter left join paper using (kind, year)
    group by kind, counter.year, last having count(number) <> last or max(number) is distinct from last`,
  'every version of a paper follows the one before': sql`
    select min(id) as id from paper group by kind, paper_no, order_id having order_id is not null and max(version) <> count(*)`,
  'the last history of a quote says its status, without a gap': gapsIn('quote'),
}

/** Names of the rules that are broken, with the ids. */
export async function brokenRules(db: Db): Promise<string[]> {
  const broken: string[] = []
  for (const [name, query] of Object.entries(rules)) {
    const rows = await db.many<{ id: number }>(query)
    if (rows.length > 0)
      broken.push(
        `${name}: ${rows
          .slice(0, 5)
          .map(({ id }) => id)
          .join(' ')}`,
      )
  }
  return broken
}
