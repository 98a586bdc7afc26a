import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import { alipay } from '#server/pay/alipay.ts'
import type { PaymentProvider, ProviderName } from '#server/pay/provider.ts'
import { wechat } from '#server/pay/wechat.ts'
import { demoProvider } from './demo-provider.ts'

/** The provider as configured; in a demonstration one of our own takes the place of one that is not. */
export async function providerFor(db: Db, config: Config, name: ProviderName): Promise<PaymentProvider | undefined> {
  const { trade, demo } = config
  if (name === 'alipay' && trade.alipay) return alipay(trade.alipay)
  if (name === 'wechat' && trade.wechat) return wechat(trade.wechat)
  return demo ? demoProvider(db, name) : undefined
}
