import { notifyMember } from '#identity/letters/server/notify-member.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { claimReminders, type Reminded, type ReminderStep } from './queries.ts'

const kindOf = {
  soon: 'dunning.soon',
  due: 'dunning.due',
  overdue1: 'dunning.overdue',
  overdue7: 'dunning.overdue',
  overdue14: 'dunning.last',
} as const satisfies Record<ReminderStep, string>

const atOnce = 50

/** Once for each step of a part; the reminder and what says that it was sent are one transaction. */
export async function remindDebtors(db: Database, config: Config, signal?: AbortSignal): Promise<number> {
  let reminded = 0
  for (let found = atOnce; found === atOnce && !signal?.aborted; reminded += found)
    found = await db.transaction(async (tx) => {
      const claimed = await claimReminders(tx, atOnce)
      for (const each of claimed) await remind(tx, config, each)
      return claimed.length
    })
  return reminded
}

const remind = (
  tx: Db,
  config: Config,
  { step, orderId, orderSn, memberId, restMinor, currency, dueOn, daysLate }: Reminded,
) =>
  notifyMember(tx, config, memberId, kindOf[step], {
    about: orderId,
    orderSn,
    amount: { minor: restMinor, currency },
    day: { day: dueOn },
    count: daysLate,
  })
