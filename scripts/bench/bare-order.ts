import { randomUUID } from 'node:crypto'
import { OrderStatus } from '#platform/contract/enums.ts'
import type { Database } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql } from '#platform/server/database/sql.ts'
import { together } from '#platform/server/database/together.ts'

const { unpaid } = literals(OrderStatus)

export interface OrderRows {
  order: object
  line: object
  part: object
  letter: { kind: string; facts: object }
  /** To the buyer and to everybody of the seller's people. */
  mails: object[]
  key: { hash: Buffer; answer: string }
}

/** What placing wrote for the newest order of a member. All of it has the time of its transaction. */
export async function rowsOfLastOrder(db: Database, memberId: number): Promise<OrderRows> {
  const rows = await db.first<Omit<OrderRows, 'key'> & OrderRows['key']>(sql`
    select to_jsonb(sales_order) as order, to_jsonb(order_line) as line, to_jsonb(order_part) as part,
      json_build_object('kind', letter.kind, 'facts', letter.facts) as letter, (
      select json_agg(json_build_object('recipient', recipient, 'message', message)) from outbox
      where created_at = placed_at) as mails, request_hash as hash, answer::text as answer
    from sales_order join order_line on order_line.order_id = sales_order.id
      join order_part on order_part.order_id = sales_order.id
      join letter on letter.member_id = sales_order.member_id and received_at = placed_at
      join idempotency on owner = ${`member ${memberId}`} and created_at = placed_at
    where sales_order.member_id = ${memberId} order by sales_order.id desc limit 1`)
  if (!rows) throw new Error('There is no order to write again.')
  const { hash, answer, ...written } = rows
  return { ...written, key: { hash, answer } }
}

/** Writes such rows again and nothing else: no session, no prices, no checks, no answer. Sent as closely as placing does. */
export async function bareOrder(db: Database, memberId: number, productId: number, rows?: OrderRows): Promise<boolean> {
  if (!rows) throw new Error('There is no order to write again.')
  const { order, line, part, letter, mails, key } = rows
  const number = randomUUID()
  await db.transaction(async (tx) => {
    await tx.run(sql`
      with placed as (
        insert into sales_order (order_sn, member_id, shop_id, shop_zh, shop_en, pay_method, currency, total, kilograms,
          address, delivery_term, delivery_term_zh, delivery_term_en, delivery_place, pay_until, bank_account)
        select ${number}, ${memberId}, shop_id, shop_zh, shop_en, pay_method, currency, total, kilograms, address,
          delivery_term, delivery_term_zh, delivery_term_en, delivery_place, pay_until, bank_account
        from jsonb_populate_record(null::sales_order, ${JSON.stringify(order)}) returning id),
      lines as (
        insert into order_line (order_id, position, product_id, product, picture_id, kilograms, unit, price_per_tonne,
          amount, price_why, tolerance_percent)
        select placed.id, position, ${productId}, product, picture_id, kilograms, unit, price_per_tonne, amount,
          price_why, tolerance_percent
        from placed, jsonb_populate_record(null::order_line, ${JSON.stringify(line)})),
      parts as (
        insert into order_part (order_id, position, amount, due, secured)
        select placed.id, position, amount, due, secured
        from placed, jsonb_populate_record(null::order_part, ${JSON.stringify(part)}))
      insert into order_history (order_id, event, to_status, actor, actor_id)
      select id, 'place', ${unpaid}, 'member', ${memberId} from placed`)
    await together([
      tx.run(sql`
        insert into letter (member_id, kind, facts)
        values (${memberId}, ${letter.kind}, ${JSON.stringify(letter.facts)})`),
      tx.run(sql`
        insert into outbox (channel, recipient, message, expires_at)
        select 'mail', recipient, message, now() + interval '7 days'
        from jsonb_to_recordset(${JSON.stringify(mails)}) as mail (recipient text, message jsonb)
        returning pg_notify('outbox', channel)`),
      tx.run(sql`
        insert into idempotency (owner, key, request_hash, answer)
        values (${`member ${memberId}`}, ${number}, ${key.hash}, ${key.answer})`),
      tx.run(sql`update product set stock_kg = stock_kg - 1000 where id = ${productId} and stock_kg >= 1000`),
    ])
  })
  return true
}
