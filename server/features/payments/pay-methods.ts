import type { Currency } from '#contract/money.ts'
import type { PayMethod } from '#contract/order.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import { searchBankAccounts } from './queries.ts'

/** How amounts of all these currencies can be paid. The two providers settle in yuan. */
export async function availablePayMethods(db: Db, config: Config, paidIn: readonly Currency[]): Promise<PayMethod[]> {
  const accounts = await searchBankAccounts(db)
  const inYuan = paidIn.every((currency) => currency === 'CNY')
  const transfer = paidIn.every((currency) => accounts.some((account) => account.currency === currency))
  const { demo, trade } = config
  return [
    ...(inYuan && (trade.alipay || demo) ? (['alipay'] as const) : []),
    ...(inYuan && (trade.wechat || demo) ? (['wechat'] as const) : []),
    ...(transfer ? (['transfer'] as const) : []),
  ]
}
