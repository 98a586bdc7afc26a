import type { AlipaySettings } from '#platform/server/trade-settings.ts'
import type { PaymentProvider } from './provider.ts'

/** Its library brings an HTTP client of its own, a megabyte of program that a site without Alipay never needs. */
export const openAlipay = async (settings: AlipaySettings): Promise<PaymentProvider> =>
  (await import('./alipay.ts')).alipay(settings)
