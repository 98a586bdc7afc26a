import type { OrderDetail } from './order.ts'
import type { Turn } from './turn.ts'

type Order = Pick<OrderDetail, 'turn' | 'parts' | 'shipments' | 'wantedOn' | 'shippedTime'>

/** Something that is to happen on a known day. */
export interface Ahead {
  kind: 'wanted' | 'payment' | 'arrival' | 'receipt'
  day: string
  amountMinor: number
  /** Of the shipment. */
  number: number
}

/** What is to come after the next step, the first first. */
export function aheadOf({ turn, parts, shipments, wantedOn, shippedTime }: Order): Ahead[] {
  const none = { amountMinor: 0, number: 0 }
  const underWay = shipments.filter(({ status }) => status === 'shipped')
  return [
    ...(wantedOn && !shippedTime ? [{ ...none, kind: 'wanted' as const, day: wantedOn }] : []),
    ...parts.flatMap(({ dueOn, restMinor }) =>
      dueOn && restMinor > 0 ? [{ ...none, kind: 'payment' as const, day: dueOn, amountMinor: restMinor }] : [],
    ),
    ...underWay.flatMap(({ number, eta, deliveredOn }) =>
      eta && !deliveredOn ? [{ ...none, kind: 'arrival' as const, day: eta, number }] : [],
    ),
    ...underWay.flatMap(({ number, receiveUntil }) =>
      receiveUntil ? [{ ...none, kind: 'receipt' as const, day: receiveUntil, number }] : [],
    ),
  ]
    .filter((ahead) => !isTurn(ahead, turn))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

/** The next step says it already. */
const isTurn = ({ kind, day, amountMinor }: Ahead, turn: Turn) =>
  kind === 'payment' ? amountMinor === turn.amountMinor : day === turn.until
