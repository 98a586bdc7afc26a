import { sql } from '#platform/server/database/sql.ts'
import { aCredit, aCreditBuyer } from '../credit.ts'
import { anOperator } from '../operators.ts'
import type { TestApp } from '../test-app.ts'
import { aBuyer, aLot, goodsForSale } from '../trading.ts'
import type { World } from './known.ts'

const stockKg = 10_000
const lotKg = 4_000
const credit = 60_000

/** A way to pay whose second part is due after the goods have left. */
export const depositThenCredit = 'DEPOSIT_OA'
export const offerDepositThenCredit = ({ db }: TestApp) =>
  db.run(sql`
    with type as (
      insert into payment_type (code, name_zh, name_en, pay_method)
      values (${depositThenCredit}, '定金', 'Deposit', 'transfer') returning id)
    insert into payment_type_part (payment_type_id, position, share, due, days, secured)
    select type.id, part.* from type, (values (1, 30, 'atOrder', null, 'money'), (2, null, 'afterShipping', 30, 'credit')) as part`)

export async function people(site: TestApp): Promise<World['buyers']> {
  return [await aCreditBuyer(site), await aBuyer(site)]
}

/** New goods at prices that leave cents to round, and so much credit beyond what is used. */
export async function aWorld(site: TestApp, buyers: World['buyers']): Promise<World> {
  const { db } = site
  const { id: productId } = await goodsForSale(db, {
    stockKg,
    price: { currency: 'CNY', perTonneMinor: 987_675 },
  })
  const { id: lotId } = await aLot(db, productId, { kilograms: lotKg, price: 8_000.25 })
  const { id: otherLotId } = await aLot(db, productId)
  const [used = 0] = (await buyers[0].api.companyCredit.own()).map(({ usedMinor }) => usedMinor)
  const limit = credit + Math.ceil(used / 100)
  await aCredit(db, buyers[0].id, { limit })
  return {
    site,
    operator: anOperator(site),
    buyers,
    goods: { productId, lotId, otherLotId },
    stock: { product: stockKg, lot: lotKg },
    creditLimit: limit * 100 - used,
    orders: [],
    fingerprints: new Map(),
  }
}

/** What the company has used of its credit, counted from its parts. */
export async function usedCredit({ site, buyers }: World) {
  const row = await site.db.first<{ used: number }>(sql`
    select coalesce(sum(greatest(order_part.amount - credited - coalesce((
      select sum(received) from payment where part_id = order_part.id and payment.status = 'paid'), 0), 0)), 0)::float as used
    from order_part join sales_order on sales_order.id = order_id
    where enterprise_id = ${buyers[0].id} and secured = 'credit' and state in ('open', 'reported', 'overdue')`)
  return row?.used ?? 0
}
