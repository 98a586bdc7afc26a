import { describe, expect, test } from 'vitest'
import { OrderStatus, ReturnStatus } from '#platform/contract/enums.ts'
import { turnOf, turnSteps, type TurnFacts } from './turn.ts'

const { unpaid, notShipped, shipped, completed, cancelled, closed } = OrderStatus
const plain: TurnFacts = {
  status: unpaid,
  payUntil: '2026-03-04T05:00:00.000Z',
  receiveUntil: null,
  shippedKg: null,
  returnApplyStatus: null,
  claimWaiting: false,
  weightAsked: false,
  slipWaiting: false,
  letterWaiting: false,
  mayShip: true,
  refundDue: false,
  nextPart: null,
  eta: null,
  etaAhead: false,
}
const part = { due: 'afterShipping', restMinor: 700_00, dueOn: '2026-04-01', isOverdue: false } as const
const first = { ...part, due: 'beforeShipping', dueOn: null } as const

const cases: [sentence: string, facts: Partial<TurnFacts>, who: string, what: string][] = [
  ['an order that waits for money is the buyer’s', { status: unpaid }, 'buyer', 'pay'],
  ['a receipt is looked at by the seller', { status: unpaid, slipWaiting: true }, 'seller', 'confirmMoney'],
  ['paid goods are shipped by the seller', { status: notShipped }, 'seller', 'ship'],
  ['so is the rest of them', { status: notShipped, shippedKg: 5 }, 'seller', 'shipRest'],
  ['unless money is due before', { status: notShipped, mayShip: false, nextPart: first }, 'buyer', 'payBeforeShipping'],
  ['or a letter of credit', { status: notShipped, mayShip: false }, 'buyer', 'sendLetter'],
  ['which the seller checks', { status: notShipped, mayShip: false, letterWaiting: true }, 'seller', 'checkLetter'],
  ['or a word about the weight', { status: notShipped, weightAsked: true }, 'buyer', 'answerWeight'],
  [
    'goods with a day ahead are the carrier’s',
    { status: shipped, eta: '2026-03-09', etaAhead: true },
    'carrier',
    'arrive',
  ],
  ['goods that should be there are the buyer’s', { status: shipped, eta: '2026-03-09' }, 'buyer', 'receive'],
  ['goods without a day are the buyer’s too', { status: shipped }, 'buyer', 'receive'],
  ['goods that arrived are checked', { status: shipped, receiveUntil: '2026-03-20T00:00:00.000Z' }, 'buyer', 'check'],
  [
    'what is overdue comes before the goods',
    { status: shipped, etaAhead: true, nextPart: { ...part, isOverdue: true } },
    'buyer',
    'payRest',
  ],
  ['what is due later comes after them', { status: shipped, etaAhead: true, nextPart: part }, 'carrier', 'arrive'],
  ['and is all that is left then', { status: completed, nextPart: part }, 'buyer', 'payRest'],
  [
    'a return is decided by the seller',
    { status: completed, returnApplyStatus: ReturnStatus.pending },
    'seller',
    'decideReturn',
  ],
  ['so is a claim', { status: completed, claimWaiting: true }, 'seller', 'decideClaim'],
  ['then sent by the buyer', { status: completed, returnApplyStatus: ReturnStatus.returning }, 'buyer', 'sendBack'],
  ['a rejected one is over', { status: completed, returnApplyStatus: ReturnStatus.rejected }, 'nobody', 'done'],
  ['money goes back by the seller’s hand', { status: completed, refundDue: true }, 'seller', 'refund'],
  ['also of a cancelled order', { status: cancelled, refundDue: true }, 'seller', 'refund'],
  ['otherwise that is over', { status: cancelled, weightAsked: true }, 'nobody', 'cancelled'],
  ['as a closed one', { status: closed }, 'nobody', 'closed'],
]

describe('whose turn it is', () => {
  test.each(cases)('%s', (_, facts, who, what) => {
    expect(turnOf({ ...plain, ...facts })).toMatchObject({ who, what })
  })

  test('every step is somebody’s at some time', () => {
    expect(new Set(cases.map(([, , , what]) => what))).toEqual(new Set(turnSteps))
  })

  test('a payment names amount and day', () => {
    expect(turnOf({ ...plain, status: completed, nextPart: part })).toMatchObject({
      amountMinor: 700_00,
      until: '2026-04-01',
    })
    expect(turnOf({ ...plain, nextPart: first })).toMatchObject({ amountMinor: 700_00, until: plain.payUntil })
  })
})
