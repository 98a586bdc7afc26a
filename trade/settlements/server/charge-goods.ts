import { priceLine } from '#catalogue/goods/price.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { hasRoomFor } from '#trade/company-credit/server/take-credit.ts'
import { changeTotal } from '#trade/order-parts/server/settle-parts.ts'
import { requestRefund } from '#trade/payments/server/request-refund.ts'
import type { SettlementCause } from '../settlement.ts'
import { chargeLines, chargeOrder, findCharged, insertSettlement, linesToCharge } from './queries.ts'

interface Charge {
  orderId: number
  cause: SettlementCause
  reason?: string
  /** By what has left, once that is all of it; otherwise by what is to come. */
  by: 'shipped' | 'ordered'
  /** What is to come of lines from now on, where that changes. */
  weights?: ReadonlyMap<number, number>
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

async function chargesOf(tx: Db, { orderId, by, weights }: Charge) {
  const lines = await linesToCharge(tx, orderId)
  return lines.map(({ id, shippedKg, chargedKg, perTonneMinor, amountMinor, ...line }) => {
    const kilograms = weights?.get(id) ?? line.kilograms
    const kilogramsAfter = by === 'shipped' ? shippedKg : kilograms
    return {
      lineId: id,
      kilograms,
      chargedKg: by === 'shipped' ? shippedKg : null,
      kilogramsBefore: chargedKg ?? line.kilograms,
      kilogramsAfter,
      amountBeforeMinor: amountMinor,
      amountAfterMinor: priceLine({ perTonneMinor, kilograms: kilogramsAfter }).amountMinor,
    }
  })
}

/**
 * Charges the goods of an order by their weight: its parts follow, and what was received beyond the new total goes back.
 * The caller has locked the order, and books the refunds. Answers nothing where nothing became different.
 */
export async function chargeGoods(tx: Db, charge: Charge) {
  const { orderId, cause, reason = null } = charge
  const charged = await findCharged(tx, orderId)
  if (!charged) throw new Refusal('NOT_FOUND')
  const lines = await chargesOf(tx, charge)
  if ((await chargeLines(tx, lines)) !== lines.length) throw new Refusal('CONFLICT')
  const changed = lines.filter(({ kilogramsBefore, kilogramsAfter }) => kilogramsBefore !== kilogramsAfter)
  if (changed.length === 0) return undefined
  const before = charged.totalMinor
  const after = before + sum(changed.map((line) => line.amountAfterMinor - line.amountBeforeMinor))
  if ((await chargeOrder(tx, orderId, { before, after })) !== 1) throw new Refusal('CONFLICT')
  const refundedMinor = await changeTotal(tx, orderId, {
    totalMinor: after,
    sentBackMinor: charged.sentBackMinor,
    onCredit: await hasRoomFor(tx, orderId, after - before),
  })
  const entry = await insertSettlement(tx, { orderId, cause, before, after, refundedMinor, reason, lines: changed })
  await requestRefund(tx, { orderId, amountMinor: refundedMinor, returnId: null, settlementId: entry?.id })
  const kilograms = {
    before: sum(lines.map(({ kilogramsBefore }) => kilogramsBefore)),
    after: sum(lines.map(({ kilogramsAfter }) => kilogramsAfter)),
  }
  return { before, after, refundedMinor, kilograms }
}
