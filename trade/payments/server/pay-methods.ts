import type { Currency } from '#platform/contract/currencies.ts'
import type { PayMethod } from '../pay-method.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findAccountCurrencies } from '#trade/bank-accounts/server/shared-queries.ts'

/** How amounts of all these currencies can be paid. The two providers settle in yuan. */
export function payMethodsFor(
  { demo, trade }: Config,
  paidIn: readonly Currency[],
  accounts: readonly Currency[],
): PayMethod[] {
  const inYuan = paidIn.every((currency) => currency === 'CNY')
  const transfer = paidIn.every((currency) => accounts.includes(currency))
  return [
    ...(inYuan && (trade.alipay || demo) ? (['alipay'] as const) : []),
    ...(inYuan && (trade.wechat || demo) ? (['wechat'] as const) : []),
    ...(transfer ? (['transfer'] as const) : []),
  ]
}

export async function availablePayMethods(db: Db, config: Config, paidIn: readonly Currency[]): Promise<PayMethod[]> {
  return payMethodsFor(config, paidIn, await findAccountCurrencies(db))
}
