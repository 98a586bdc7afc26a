import type { rates } from './contract.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { lockRate, saveRate, searchRates } from '../server/queries.ts'

export const rateHandlers: Handlers<typeof rates> = {
  list: (_, { db }) => searchRates(db),
  save: (rate, { db, operator }) =>
    db.transaction(async (tx) => {
      const { asOf } = rate
      const before = await lockRate(tx, asOf)
      await saveRate(tx, rate)
      const action = before ? 'update' : 'create'
      return audit(tx, operator, { action, noun: 'exchangeRate', key: asOf, title: asOf, before, after: rate })
    }),
}
