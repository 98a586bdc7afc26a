import { decimalOf } from '#platform/contract/minor-units.ts'
import type { By } from '#platform/server/api/by.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { quantity } from '#platform/texts/format.ts'
import { chargeGoods } from '#trade/settlements/server/charge-goods.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { orderLife } from './order-life.ts'
import { bookRefunds, findMoney } from './queries.ts'

type Charged = NonNullable<Awaited<ReturnType<typeof chargeGoods>>>

/** The arithmetic in figures that need no language. */
export const chargedNote = ({ before, after, kilograms }: Charged, currency: string) =>
  `${quantity(kilograms.before, 'kg')} → ${quantity(kilograms.after, 'kg')}, ${currency} ${decimalOf(before)} → ${decimalOf(after)}`

/** Goods are charged by what has left, once that is all, and again where a weight is corrected. */
export async function settleOrder(tx: Db, config: Config, orderId: number, cause: 'shipped' | 'corrected', by: By) {
  const charged = await chargeGoods(tx, { orderId, cause, by: 'shipped' })
  if (!charged) return
  await bookRefunds(tx, orderId)
  const { currency, owedMinor } = await findMoney(tx, orderId)
  const order = await orderLife.move(tx, orderId, 'settle', by, { note: chargedNote(charged, currency) })
  const { before, refundedMinor, kilograms } = charged
  await notifyBuyer(tx, order, refundedMinor > 0 ? 'settleBack' : owedMinor > 0 ? 'settleOwed' : 'settle', config, {
    beforeMinor: before,
    amountMinor: refundedMinor,
    owedMinor,
    kilograms: kilograms.after,
  })
}
