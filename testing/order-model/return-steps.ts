import { OrderStatus } from '#platform/contract/enums.ts'
import type { ReturnDecision } from '#trade/orders/office/contract.ts'
import type { ReturnKind } from '#trade/orders/order.ts'
import type { Back, Known } from './known.ts'
import { amountBack, amountOf, backKg } from './ledger.ts'
import { lineAt, type Move, type Step } from './move.ts'

const from = [OrderStatus.notShipped, OrderStatus.shipped, OrderStatus.completed]
const latest = ({ backs }: Known) => backs.at(-1)
const isOpen = ({ state }: Back) => state === 'asked' || state === 'coming'

const wanted = (order: Known, move: Move) => {
  const at = lineAt(order, move)
  const left = (order.lines[at]?.shipped ?? 0) - backKg(order, at)
  return { at, left, kilograms: Math.max(1, Math.ceil((left * move.share) / 100)) }
}

const asking = (kind: ReturnKind): Step => ({
  from,
  own: true,
  may: (order, move) => wanted(order, move).left >= wanted(order, move).kilograms && !order.backs.some(isOpen),
  async act(order, move, { buyers }) {
    const { at, kilograms } = wanted(order, move)
    const lines = [{ lineId: order.lines[at]?.id ?? 0, kilograms }]
    return (await buyers[move.who].api.orders.askReturn({ id: order.id, kind, lines, reason: 'x' })).id
  },
  follow(order, move, _, made) {
    const { at, kilograms } = wanted(order, move)
    const amount = amountBack(order, at, kilograms)
    order.backs.push({ id: Number(made), state: 'asked', isClaim: kind !== 'return', line: at, kilograms, amount })
  },
})

interface Deciding {
  of: 'return' | 'claim'
  before?: Back['state']
  after: Back['state']
  /** What the seller types, and what is given for it. */
  typed?(back: Back, move: Move): number
  given?(back: Back, move: Move): number
}

const deciding = (decision: ReturnDecision, { of, before = 'asked', after, typed, given }: Deciding): Step => ({
  from,
  may(order, move) {
    const back = latest(order)
    if (back?.state !== before || back.isClaim !== (of === 'claim')) return false
    return !typed || (isGiven(given?.(back, move)) && (given?.(back, move) ?? 0) <= back.amount)
  },
  act(order, move, { desk }) {
    const back = latest(order)
    const amountMinor = back && typed ? (typed(back, move) / 100).toFixed(2) : ''
    return desk.orders.decideReturn({ id: order.id, returnId: back?.id ?? 1, decision, answer: 'x', amountMinor })
  },
  follow(order, move) {
    const back = latest(order)
    if (!back) return
    back.state = after
    give(order, given?.(back, move) ?? 0)
  },
})

const isGiven = (amount = 0) => amount > 0

/** What is open is owed no more; the rest of it goes back as far as money came. */
function give({ money }: Known, amount: number) {
  const credited = Math.min(amount, money.owed)
  money.owed -= credited
  money.credited += credited
  money.refunded += Math.min(amount - credited, money.received - money.refunded)
}

/** Sometimes a little more than the goods cost. */
const credit = ({ amount }: Back, { share }: Move) => Math.ceil((amount * share) / 97)
const perTonne = (_: Back, { share }: Move) => share * 10_007

export const returnSteps: Record<string, Step> = {
  askReturn: asking('return'),
  acceptReturn: deciding('acceptReturn', { of: 'return', after: 'coming' }),
  rejectReturn: deciding('rejectReturn', { of: 'return', after: 'rejected' }),
  completeReturn: deciding('completeReturn', {
    of: 'return',
    before: 'coming',
    after: 'done',
    given: ({ amount }) => amount,
  }),
  claimWeight: asking('weight'),
  claimDamage: asking('damage'),
  creditClaim: deciding('creditClaim', { of: 'claim', after: 'done', typed: credit, given: credit }),
  reduceClaim: deciding('reduceClaim', {
    of: 'claim',
    after: 'done',
    typed: perTonne,
    given: (back, move) => amountOf(perTonne(back, move), back.kilograms),
  }),
  replaceClaim: deciding('replaceClaim', { of: 'claim', after: 'done' }),
  refuseClaim: deciding('refuseClaim', { of: 'claim', after: 'rejected' }),
  withdrawReturn: {
    from,
    own: true,
    may: (order) => latest(order)?.state === 'asked',
    act: (order, { who }, { buyers }) =>
      buyers[who].api.orders.withdrawReturn({ id: order.id, returnId: latest(order)?.id ?? 1 }),
    follow(order) {
      const back = latest(order)
      if (back) back.state = 'rejected'
    },
  },
}
