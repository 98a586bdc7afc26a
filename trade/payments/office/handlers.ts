import { Refusal } from '#platform/contract/errors.ts'
import type { paymentAlarms } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { countAlarms, findAlarm, searchAlarms, settleAlarm } from './alarm-queries.ts'

export const paymentAlarmHandlers: Handlers<typeof paymentAlarms> = {
  list: (filter, { db }) => searchAlarms(db, filter),
  counts: async (_, { db }) => (await countAlarms(db)) ?? { waiting: 0, dealt: 0, all: 0 },
  info: ({ id }, { db }) => known(db, id),
  settle: (settled, { db, operator, locale }) =>
    db.transaction(async (tx) => {
      const { number } = await known(tx, settled.id)
      if ((await settleAlarm(tx, operator.operatorId, settled)) === 0)
        throw await conflict(tx, 'paymentAlarm', settled.id, locale)
      const after = { note: settled.note }
      return audit(tx, operator, { action: 'settle', noun: 'paymentAlarm', key: settled.id, title: number, after })
    }),
}

async function known(db: Db, id: number) {
  const found = await findAlarm(db, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}
