import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '../back-office.ts'
import { aWarehouse } from '../catalogue.ts'
import { aCredit, aCreditBuyer } from '../credit.ts'
import { truckToHangzhou } from '../lanes.ts'
import { anOperator } from '../operators.ts'
import { always, aPricer } from '../prices.ts'
import type { TestApp } from '../test-app.ts'
import { aBuyer, aLot, goodsForSale } from '../trading.ts'
import type { World } from './known.ts'

const stockKg = 10_000
const lotKg = 4_000
const credit = 60_000
/** In all, of the product. */
export const agreedKg = 4_000
/** Of a tonne, in cents that leave some to round. */
export const prices = { list: 987_675, lot: 800_025, agreed: 900_015, freight: 10_950 }
export const brought = { deliveryTerm: 'DELIVERED', deliveryPlace: 'Hangzhou' }

/** A way to pay whose second part is due after the goods have left. */
export const depositThenCredit = 'DEPOSIT_OA'
export const offerDepositThenCredit = ({ db }: TestApp) =>
  db.run(sql`
    with type as (
      insert into payment_type (code, name_zh, name_en, pay_method)
      values (${depositThenCredit}, '定金', 'Deposit', 'transfer') returning id)
    insert into payment_type_part (payment_type_id, position, share, due, days, secured)
    select type.id, part.* from type, (values (1, 30, 'atOrder', null, 'money'), (2, null, 'afterShipping', 30, 'credit')) as part`)

/** As a quote agrees: the second part is secured by a letter of credit before the goods leave. */
export const depositThenLetter = 'DEPOSIT_LC'
export const agreeOnLetter = (db: Db, orderId: number) =>
  db.run(sql`update order_part set secured = 'letterOfCredit' where order_id = ${orderId} and position = 2`)

/** The way on which goods are brought to buyers, in force on any day. */
export async function offerFreight(site: TestApp) {
  const desk = await aPricer(site)
  await desk.lanes.create({ ...truckToHangzhou, price: String(prices.freight / 100) })
}

export type People = Pick<World, 'buyers' | 'desk' | 'keeper' | 'warehouseId'>

export const people = async (site: TestApp): Promise<People> => ({
  buyers: [await aCreditBuyer(site), await aBuyer(site)],
  desk: await atDesk(site, await aPerson(site.db, 'sales')),
  keeper: await atDesk(site, await aPerson(site.db)),
  warehouseId: await aWarehouse(site.db),
})

async function anAgreedPrice(db: Db, enterpriseId: number, productId: number) {
  const list = await db.first<{ id: number }>(sql`
    with list as (
      insert into price_list (name_zh, name_en, currency, valid_from, valid_until, enterprise_id, total_kg)
      values ('年度协议', 'Annual agreement', 'CNY', ${always.validFrom}, ${always.validUntil}, ${enterpriseId}, ${agreedKg})
      returning id),
    rule as (
      insert into price_list_row (price_list_id, position, product, how, value)
      select list.id, 1, product.code, 'fixed', ${String(prices.agreed / 100)} from list, product where product.id = ${productId})
    select id from list`)
  return list?.id ?? 0
}

/** New goods at prices that leave cents to round, and so much credit beyond what is used. */
export async function aWorld(site: TestApp, { buyers, ...others }: People): Promise<World> {
  const { db } = site
  const { id: productId } = await goodsForSale(db, {
    stockKg,
    price: { currency: 'CNY', perTonneMinor: prices.list },
  })
  const { id: lotId } = await aLot(db, productId, { kilograms: lotKg, price: prices.lot / 100 })
  const { id: otherLotId } = await aLot(db, productId)
  const agreementId = await anAgreedPrice(db, buyers[0].id, productId)
  const [used = 0] = (await buyers[0].api.companyCredit.own()).map(({ usedMinor }) => usedMinor)
  const limit = credit + Math.ceil(used / 100)
  await aCredit(db, buyers[0].id, { limit })
  return {
    site,
    operator: anOperator(site),
    ...others,
    buyers,
    goods: { productId, lotId, otherLotId, agreementId },
    stock: { product: stockKg, lot: lotKg },
    elsewhere: { product: 0, lot: 0 },
    used: 0,
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
