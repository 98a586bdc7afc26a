type Step = [event: string, to: number, actor: 'member' | 'system' | 'operator']

export interface DemoOrder {
  orderSn: string
  status: number
  payStatus: number
  shipped: boolean
  daysAgo: number
  /** State of a return of all its goods. */
  returns?: number
  history: Step[]
}

const place: Step = ['place', 0, 'member']
const pay: Step = ['pay', 1, 'system']
const ship: Step = ['ship', 2, 'operator']
const receive: Step = ['receive', 3, 'member']
const ask = (status: number): Step => ['askReturn', status, 'member']

const order = (
  n: number,
  status: number,
  daysAgo: number,
  history: Step[],
  more: Partial<DemoOrder> = {},
): DemoOrder => ({
  orderSn: `PHDEMO-${String(n).padStart(6, '0')}`,
  status,
  payStatus: status === 1 || status === 2 || status === 3 ? 1 : 0,
  shipped: status === 2 || status === 3,
  daysAgo,
  history: [place, ...history],
  ...more,
})

/** How many days after its order something happens. */
const daysAfter: Record<string, number> = {
  place: 0,
  pay: 0.1,
  sendSlip: 0.1,
  cancel: 0.5,
  refund: 1,
  ship: 1,
  expire: 3,
  receive: 5,
  askReturn: 2,
  acceptReturn: 2.5,
  complete: 15,
}

/** How long ago it happened; goods that were received first go back later. */
export function daysSince({ daysAgo, status }: DemoOrder, event: string): number {
  const late = status === 3 && event === 'askReturn' ? 5 : 0
  return daysAgo - (daysAfter[event] ?? 0) - late
}

/** At least one order of the demo buyer in every state, newest last. */
export const demoOrders: DemoOrder[] = [
  order(1, 5, 60, [['expire', 5, 'system']]),
  order(2, 4, 50, [['cancel', 4, 'member']]),
  order(3, 4, 45, [pay, ['refund', 4, 'operator']], { payStatus: 4 }),
  order(4, 3, 40, [pay, ship, receive]),
  order(5, 3, 30, [pay, ship, receive, ask(3)], { returns: 0 }),
  order(6, 3, 25, [pay, ship, ['complete', 3, 'system']]),
  order(7, 2, 8, [pay, ship]),
  order(8, 2, 6, [pay, ship, ask(2), ['acceptReturn', 2, 'operator']], { returns: 1 }),
  order(9, 1, 2, [pay]),
  order(10, 0, 0.5, []),
]

/** Of another buyer, whose receipt waits for the seller. */
export const transferOrder = order(11, 0, 0.9, [['sendSlip', 0, 'member']])
