import { Refusal } from '#platform/contract/errors.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { joined } from '#platform/server/database/joined.ts'
import type { Context } from '#platform/server/api/context.ts'
import { securityEvent } from '#platform/server/security/security-event.ts'
import type { Notice, ProviderName } from '../providers/provider.ts'
import { insertAlarm, lockPayment, markPaymentPaid, wasLate } from './queries.ts'

/** Money that came for a part of an order. */
export interface Received {
  orderId: number
  partId: number
  amountMinor: number
}

/** What a payment does to its order. Orders know payments and not the reverse, so `site/` connects the two. */
interface PaidOrders {
  paid(tx: Db, config: Config, received: Received, method: ProviderName): Promise<unknown>
  /** It came after the order was closed. */
  late(tx: Db, config: Config, orderId: number): Promise<void>
}
let connected: PaidOrders | undefined
export const connectOrders = (steps: PaidOrders) => (connected = steps)
function orders() {
  if (!connected) throw new Error('No orders are connected to the payments.')
  return connected
}

/** `noted` is a notice that is no payment, such as of a trade that was opened. */
export type Outcome = 'paid' | 'noted' | 'unknown' | 'amount' | 'repeated' | 'late'

export type Settling = Pick<Context, 'db' | 'config' | 'log'>

/** Once per payment, whether the provider told or was asked: the row is locked, and the order moves by its own conditional update. */
export async function settlePayment(
  { db, config, log }: Settling,
  provider: ProviderName,
  notice: Notice,
): Promise<Outcome> {
  if (!notice.paid) return 'noted'
  const outcome = await db.transaction(async (tx) => {
    const ended = await settle(joined(db, tx), config, provider, notice)
    if (ended !== 'paid') await insertAlarm(tx, provider, ended, notice.number, notice)
    return ended
  })
  if (outcome !== 'paid') await raiseAlarm({ db, log }, provider, outcome, notice.number)
  return outcome
}

export async function raiseAlarm(
  { db, log }: Pick<Settling, 'db' | 'log'>,
  provider: ProviderName,
  kind: Exclude<Outcome, 'paid' | 'noted'> | 'forged',
  number?: string,
) {
  log.error({ alarm: 'payment', provider, kind, number }, 'a payment notice was refused')
  // Providers repeat what was not acknowledged in time.
  if (kind === 'repeated') return
  await securityEvent({ db, log }, kind === 'forged' ? 'noticeForged' : 'paymentAlarm', { provider, kind, number })
}

async function settle(db: Database, config: Config, provider: ProviderName, notice: Notice) {
  const payment = await lockPayment(db, provider, notice.number)
  if (!payment) return 'unknown'
  if (payment.amountMinor !== notice.amountMinor || payment.currency !== notice.currency) return 'amount'
  if (payment.status === 'paid') return 'repeated'
  return db
    .transaction(async (tx: Db) => {
      await markPaymentPaid(tx, payment.id, notice.amountMinor, notice.tradeNumber)
      await orders().paid(tx, config, payment, provider)
      return 'paid' as const
    })
    .catch(async (error: unknown) => {
      // The order is closed, cancelled or already paid another way: the money came too late for it.
      if (!(error instanceof Refusal)) throw error
      if (!(await wasLate(db, provider, notice.number))) await orders().late(db, config, payment.orderId)
      return 'late' as const
    })
}
