import { priceLine } from '#catalogue/goods/price.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ClaimAnswer, OrderInfo } from '../office/contract.ts'
import type { Operating } from '../office/operator-steps.ts'
import type { OrderReturn } from '../order.ts'
import { creditFor } from './issue-credit-note.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { orderLife } from './order-life.ts'
import { returnLife } from './return-life.ts'

interface Answered {
  decision: ClaimAnswer
  /** In all, or per tonne where the price is reduced. */
  amountMinor: number | null
  answer: string | null
}

const resolutions = {
  creditClaim: 'creditNote',
  reduceClaim: 'priceReduction',
  replaceClaim: 'replacement',
  refuseClaim: 'refused',
} as const satisfies Record<ClaimAnswer, NonNullable<OrderReturn['resolution']>>

/** Never more than the goods that it is about cost. */
function creditOf(claim: OrderReturn, typed: number | null, perTonne: boolean): number {
  const wrong = (says: string) => new Refusal('INVALID_INPUT', { fields: { amountMinor: says } })
  if (typed === null) throw wrong('adminOrders.amountWrong')
  const reduced = claim.lines.map(({ kilograms }) => priceLine({ perTonneMinor: typed, kilograms }).amountMinor)
  const amount = perTonne ? reduced.reduce((sum, minor) => sum + minor, 0) : typed
  if (amount === 0 || amount > claim.amountMinor) throw wrong('adminOrders.claimTooMuch')
  return amount
}

/** Money for a claim lowers what is open of the order, the last part first, and the rest goes back; a credit note says so. */
export const answerClaim = (
  { db, config, operatorId }: Operating,
  info: OrderInfo,
  claim: OrderReturn,
  { decision, amountMinor: typed, answer }: Answered,
) =>
  db.transaction(async (tx) => {
    const by = byOperator(operatorId)
    const credits = decision === 'creditClaim' || decision === 'reduceClaim'
    const amountMinor = credits ? creditOf(claim, typed, decision === 'reduceClaim') : 0
    const amount = decision === 'refuseClaim' ? sql`amount` : sql`${amountMinor}`
    await returnLife.move(tx, claim.id, decision, by, {
      set: sql`, resolution = ${resolutions[decision]}, answer = ${answer}, amount = ${amount}`,
      note: answer,
    })
    const { paper, note } = await creditFor(tx, info, claim, { amountMinor, answer })
    const order = await orderLife.move(tx, info.id, decision, by, { note })
    await notifyBuyer(tx, order, decision, config, { answer: answer ?? undefined, amountMinor, paper })
    return order
  })
