import type { rates } from '#contract/operator/rates.ts'
import { audit } from '#server/features/audit/audit.ts'
import type { Handlers } from '#server/http/context.ts'
import { setExchangeRate } from './exchange-rate.ts'
import { lockRate, searchRates } from './rate-queries.ts'

export const rateHandlers: Handlers<typeof rates> = {
  list: (_, { db }) => searchRates(db),
  save: (rate, { db, operator }) =>
    db.transaction(async (tx) => {
      const { asOf } = rate
      const before = await lockRate(tx, asOf)
      await setExchangeRate(tx, rate)
      const action = before ? 'update' : 'create'
      return audit(tx, operator, { action, noun: 'exchangeRate', key: asOf, title: asOf, before, after: rate })
    }),
}
