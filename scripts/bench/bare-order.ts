import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'

/** The writes of one order and nothing else: no session, no prices, no checks, no answer. */
export async function bareOrder(db: Database, memberId: number, productId: number): Promise<boolean> {
  await db.transaction(async (tx) => {
    const number = `BARE-${randomUUID()}`
    await tx.run(sql`
      with placed as (
        insert into sales_order (order_sn, member_id, shop_id, shop_zh, shop_en, pay_method, currency, total, kilograms,
          address, delivery_term, delivery_term_zh, delivery_term_en, pay_until)
        select ${number}, ${memberId}, shop_id, '', '', 'transfer', 'CNY', 1000000, 1000, '{}', 'PICKUP', '', '',
          now() + interval '72 hours' from product where id = ${productId} returning id),
      lines as (
        insert into order_line (order_id, position, product_id, product, kilograms, unit, price_per_tonne, amount)
        select id, 1, ${productId}, '{}', 1000, 'kg', 1000000, 1000000 from placed)
      insert into order_history (order_id, event, to_status, actor, actor_id)
      select id, 'place', 0, 'member', ${memberId} from placed`)
    await tx.run(sql`
      insert into letter (member_id, kind, subject, content) values (${memberId}, 'order', ${number}, 'placed')`)
    await tx.run(sql`
      insert into outbox (channel, recipient, message, expires_at)
      values ('mail', 'bench@example.com', '{}', now() + interval '1 day')`)
    await tx.run(sql`
      insert into idempotency (owner, key, request_hash, answer)
      values (${`member ${memberId}`}, ${number}, decode('00', 'hex'), '{}')`)
    await tx.run(sql`update product set stock_kg = stock_kg - 1000 where id = ${productId} and stock_kg >= 1000`)
  })
  return true
}
