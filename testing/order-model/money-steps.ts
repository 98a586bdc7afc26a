import { OrderStatus } from '#platform/contract/enums.ts'
import { closeOrder, refundOrder } from '#trade/orders/office/operator-steps.ts'
import { waivePart } from '#trade/orders/server/change-part.ts'
import { confirmTransfer } from '#trade/orders/server/transfer.ts'
import type { Known } from './known.ts'
import { end, isOpen, waitsAtOrder } from './ledger.ts'
import { giveBack, giveBackCalled, type Step } from './move.ts'

const { unpaid, notShipped, shipped, completed, cancelled, closed } = OrderStatus
const live = [unpaid, notShipped, shipped, completed]

const nextPart = ({ parts }: Known) => parts.find(isOpen)

/** So much of what the next part waits for. */
const paying = (amountOf: (rest: number) => number): Step => ({
  from: live,
  may: (order) => nextPart(order) !== undefined,
  act: ({ id, parts }, _, { operator }) =>
    confirmTransfer(operator, {
      orderId: id,
      amountMinor: amountOf(parts.find(isOpen)?.rest ?? 1),
      asReceived: true,
    }),
  follow(order) {
    const rest = nextPart(order)?.rest ?? 0
    order.money.received += amountOf(rest)
    order.money.owed -= Math.min(rest, amountOf(rest))
  },
})

const ending = (from: number, to: number, act: Step['act'], more: Partial<Step> = {}): Step => ({
  from: [from],
  act,
  follow(order, _, world) {
    for (const line of order.lines) {
      giveBack(world, line.lotId, line.kilograms)
      giveBackCalled(world, line)
    }
    end(order, to)
  },
  ...more,
})

export const moneySteps: Record<string, Step> = {
  pay: paying((rest) => rest),
  payLess: paying((rest) => Math.ceil(rest / 3)),
  payMore: paying((rest) => rest + 123_45),
  waive: {
    from: live,
    may: (order) => nextPart(order)?.state === 'open',
    act: ({ id, parts }, _, { operator }) =>
      waivePart(operator, { orderId: id, partId: parts.find(isOpen)?.id ?? 0, reason: 'x' }),
    follow(order) {
      order.money.owed -= nextPart(order)?.rest ?? 0
    },
  },
  cancel: ending(unpaid, cancelled, ({ id }, { who }, { buyers }) => buyers[who].api.orders.cancel({ id }), {
    own: true,
  }),
  close: ending(unpaid, closed, ({ id }, _, { operator }) => closeOrder(operator, id, 'x')),
  refund: ending(notShipped, cancelled, ({ id }, _, { operator }) => refundOrder(operator, id, 'x'), {
    may: ({ sent }) => sent.every(({ state }) => state === 'withdrawn'),
  }),
}

/** Money or a waiver may have been all that the order waited for. */
export function followMoney(order: Known) {
  if (order.status === unpaid && !waitsAtOrder(order)) order.status = notShipped
}
