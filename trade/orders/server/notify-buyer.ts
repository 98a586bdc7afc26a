import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Bag } from '#platform/server/mail/bag.ts'
import { notify } from '#identity/letters/server/notify-member.ts'
import { findReader, type Reader } from '#identity/letters/server/shared-queries.ts'
import type { orderNotices } from '../notices.ts'
import type { MovedOrder } from './queries.ts'

interface Extra {
  /** What the seller wrote. */
  answer?: string
  /** What it is about: due at order, received, or on its way back. */
  amountMinor?: number
  /** What is still to come. */
  owedMinor?: number
  /** What it cost until now. */
  beforeMinor?: number
  /** Of the shipment that it is about. */
  number?: number
  kilograms?: number
  /** Numbers of the papers that it is about. */
  paper?: string
  receiveUntil?: string | null
  /** Where it is known already. */
  buyer?: Reader
  /** For the mail, where there are others. */
  bag?: Bag
}

export type OrderNotice = keyof typeof orderNotices extends `order.${infer Event}` ? Event : never

/** As the buyer chose, in the transaction of what happened. */
export async function notifyBuyer(
  tx: Db,
  order: MovedOrder,
  event: OrderNotice,
  config: Config,
  {
    buyer,
    bag,
    answer,
    amountMinor = 0,
    owedMinor = 0,
    beforeMinor = 0,
    number = 1,
    kilograms = 0,
    paper = '',
    receiveUntil = order.receiveUntil,
  }: Extra = {},
) {
  const reader = buyer ?? (await findReader(tx, order.memberId))
  if (!reader) return
  const { id, orderSn, currency, totalMinor, freightMinor, payUntil, carrier, trackingNumber } = order
  const about = { about: id, orderSn }
  const recipient = { ...reader, proved: true, bag }
  if (event === 'answer') return notify(tx, config, recipient, 'order.answer', { ...about, words: answer })
  await notify(tx, config, recipient, `order.${event}`, {
    ...about,
    total: { minor: totalMinor, currency, freightMinor },
    amount: { minor: amountMinor, currency },
    before: { minor: beforeMinor, currency },
    owed: { minor: owedMinor, currency },
    until: { time: payUntil },
    day: { day: receiveUntil },
    carrier: carrier ?? '-',
    number: trackingNumber ?? '-',
    shipment: number,
    paper,
    weight: { kilograms },
    answer: answer || (event === 'acceptReturn' ? '' : '-'),
  })
}
