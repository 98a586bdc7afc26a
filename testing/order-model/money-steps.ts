import { OrderStatus } from '#platform/contract/enums.ts'
import { closeOrder, refundOrder } from '#trade/orders/office/operator-steps.ts'
import { waivePart } from '#trade/orders/server/change-part.ts'
import { decideReturn } from '#trade/orders/server/decide-return.ts'
import { confirmTransfer } from '#trade/orders/server/transfer.ts'
import type { Known } from './known.ts'
import { amountBack, backKg, end, isOpen, waitsAtOrder } from './ledger.ts'
import { giveBack, lineAt, type Move, type Step } from './move.ts'

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
    for (const { lotId, kilograms } of order.lines) giveBack(world, lotId, kilograms)
    end(order, to)
  },
  ...more,
})

type Decision = 'acceptReturn' | 'rejectReturn' | 'completeReturn'
const before = { acceptReturn: 'asked', rejectReturn: 'asked', completeReturn: 'coming' } as const
const after = { acceptReturn: 'coming', rejectReturn: 'rejected', completeReturn: 'done' } as const

const deciding = (decision: Decision): Step => ({
  from: [notShipped, shipped, completed],
  may: ({ backs }) => backs.at(-1)?.state === before[decision],
  act: ({ backs }, _, { operator }) => decideReturn(operator, backs.at(-1)?.id ?? 0, decision, 'x'),
  follow({ backs, money }) {
    const back = backs.at(-1)
    if (!back) return
    back.state = after[decision]
    if (decision !== 'completeReturn') return
    const credited = Math.min(back.amount, money.owed)
    money.owed -= credited
    money.credited += credited
    money.refunded += Math.min(back.amount - credited, money.received - money.refunded)
  },
})

const returned = (order: Known, move: Move) => {
  const at = lineAt(order, move)
  const left = (order.lines[at]?.shipped ?? 0) - backKg(order, at)
  return { at, left, kilograms: Math.max(1, Math.ceil((left * move.share) / 100)) }
}

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
  askReturn: {
    from: [notShipped, shipped, completed],
    own: true,
    may: (order, move) =>
      returned(order, move).left >= returned(order, move).kilograms &&
      !order.backs.some(({ state }) => state === 'asked' || state === 'coming'),
    async act(order, move, { buyers }) {
      const { at, kilograms } = returned(order, move)
      const lines = [{ lineId: order.lines[at]?.id ?? 0, kilograms }]
      return (await buyers[move.who].api.orders.askReturn({ id: order.id, lines, reason: 'x' })).id
    },
    follow(order, move, _, made) {
      const { at, kilograms } = returned(order, move)
      const amount = amountBack(order, at, kilograms)
      order.backs.push({ id: Number(made), state: 'asked', line: at, kilograms, amount })
    },
  },
  acceptReturn: deciding('acceptReturn'),
  rejectReturn: deciding('rejectReturn'),
  completeReturn: deciding('completeReturn'),
}

/** Money or a waiver may have been all that the order waited for. */
export function followMoney(order: Known) {
  if (order.status === unpaid && !waitsAtOrder(order)) order.status = notShipped
}
