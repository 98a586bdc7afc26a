import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { PaymentProvider, ProviderName } from '../providers/provider.ts'
import { openAlipay } from '../providers/open-alipay.ts'
import { wechat } from '../providers/wechat.ts'
import { demoProvider } from './demo-provider.ts'

/** The provider as configured; in a demonstration one of our own takes the place of one that is not. */
export async function providerFor(db: Db, config: Config, name: ProviderName): Promise<PaymentProvider | undefined> {
  const { trade, demo } = config
  if (name === 'alipay' && trade.alipay) return openAlipay(trade.alipay)
  if (name === 'wechat' && trade.wechat) return wechat(trade.wechat)
  return demo ? demoProvider(db, name) : undefined
}
