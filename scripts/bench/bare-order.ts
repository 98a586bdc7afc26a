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
  letter: { subject: string; content: string }
  mail: { recipient: string; message: string }
  key: { hash: Buffer; answer: string }
}

/** What placing wrote for the newest order of a member. */
export async function rowsOfLastOrder(db: Database, memberId: number): Promise<OrderRows> {
  const rows = await db.first<OrderRows>(sql`
    select to_jsonb(sales_order) as order, to_jsonb(order_line) as line,
      (select json_build_object('subject', subject, 'content', content) from letter
        where member_id = ${memberId} order by id desc limit 1) as letter,
      (select json_build_object('recipient', recipient, 'message', message::text) from outbox
        where recipient = member.email order by created_at desc limit 1) as mail
    from sales_order join order_line on order_id = sales_order.id join member on member.id = member_id
    where member_id = ${memberId} order by sales_order.id desc limit 1`)
  const key = await db.first<OrderRows['key']>(sql`
    select request_hash as hash, answer::text as answer from idempotency
    where owner = ${`member ${memberId}`} order by created_at desc limit 1`)
  if (!rows || !key) throw new Error('There is no order to write again.')
  return { ...rows, key }
}

/** Writes such rows again and nothing else: no session, no prices, no checks, no answer. Sent as closely as placing does. */
export async function bareOrder(db: Database, memberId: number, productId: number, rows?: OrderRows): Promise<boolean> {
  if (!rows) throw new Error('There is no order to write again.')
  const { order, line, letter, mail, key } = rows
  const number = randomUUID()
  await db.transaction(async (tx) => {
    await tx.run(sql`
      with placed as (
        insert into sales_order (order_sn, member_id, shop_id, shop_zh, shop_en, pay_method, currency, total, kilograms,
          address, delivery_term, delivery_term_zh, delivery_term_en, pay_until)
        select ${number}, ${memberId}, shop_id, shop_zh, shop_en, pay_method, currency, total, kilograms, address,
          delivery_term, delivery_term_zh, delivery_term_en, pay_until
        from jsonb_populate_record(null::sales_order, ${JSON.stringify(order)}) returning id),
      lines as (
        insert into order_line (order_id, position, product_id, product, picture_id, kilograms, unit, price_per_tonne,
          amount)
        select placed.id, position, ${productId}, product, picture_id, kilograms, unit, price_per_tonne, amount
        from placed, jsonb_populate_record(null::order_line, ${JSON.stringify(line)}))
      insert into order_history (order_id, event, to_status, actor, actor_id)
      select id, 'place', ${unpaid}, 'member', ${memberId} from placed`)
    await together([
      tx.run(sql`
        insert into letter (member_id, kind, subject, content)
        values (${memberId}, 'order', ${letter.subject}, ${letter.content})`),
      tx.run(sql`
        with added as (
          insert into outbox (channel, recipient, message, expires_at)
          values ('mail', ${mail.recipient}, ${mail.message}, now() + interval '3 days') returning channel)
        select pg_notify('outbox', channel) from added`),
      tx.run(sql`
        insert into idempotency (owner, key, request_hash, answer)
        values (${`member ${memberId}`}, ${number}, ${key.hash}, ${key.answer})`),
      tx.run(sql`update product set stock_kg = stock_kg - 1000 where id = ${productId} and stock_kg >= 1000`),
    ])
  })
  return true
}
