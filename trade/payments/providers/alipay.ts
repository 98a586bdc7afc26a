import { dateTime } from '#platform/texts/format.ts'
import { decimalOf, minorOf } from '#platform/contract/minor-units.ts'
import { ProviderFailure, type PaymentProvider } from './provider.ts'
import type { AlipaySettings } from '#platform/server/trade-settings.ts'
import { AlipaySdk } from 'alipay-sdk'

const done = '10000'
const isPaid = (status: unknown) => status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED'

const connect = ({ appId, privateKey, publicKey, gateway }: AlipaySettings) =>
  new AlipaySdk({
    appId,
    privateKey,
    keyType: 'PKCS8',
    alipayPublicKey: publicKey,
    gateway,
    signType: 'RSA2',
    timeout: 8_000,
  })

/** Alipay through its own library: signs what we ask, checks what it answers and reports. */
export function alipay(settings: AlipaySettings): PaymentProvider {
  const sdk = connect(settings)
  return {
    async start({ number, amountMinor, subject, expiresAt, notifyUrl, returnUrl }) {
      const url = sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        notify_url: notifyUrl,
        return_url: returnUrl,
        bizContent: {
          out_trade_no: number,
          total_amount: decimalOf(amountMinor),
          subject,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          // In the seller's time zone.
          time_expire: `${dateTime(expiresAt)}:00`,
        },
      })
      return { kind: 'redirect', url }
    },

    readNotice({ body }) {
      const notice = Object.fromEntries(new URLSearchParams(body))
      // The older RSA signs over SHA-1, and a notice may name it.
      if (notice['sign_type'] !== 'RSA2' || !sdk.checkNotifySignV2(notice)) return undefined
      const { app_id: appId, seller_id: sellerId, out_trade_no: number, trade_no: tradeNumber } = notice
      const amountMinor = minorOf(String(notice['total_amount']), 12)
      const forUs = appId === settings.appId && (!settings.sellerId || sellerId === settings.sellerId)
      if (!forUs || !number || !tradeNumber || amountMinor === undefined) return undefined
      const paid = isPaid(notice['trade_status'])
      // A refund is reported with the same words as the payment, and names its amount.
      return { number, tradeNumber, currency: 'CNY', amountMinor, paid: paid && !notice['refund_fee'] }
    },

    acknowledge: (accepted) => ({ status: 200, type: 'text/plain', body: accepted ? 'success' : 'failure' }),

    async ask(number) {
      const answer = await sdk.exec(
        'alipay.trade.query',
        { bizContent: { out_trade_no: number } },
        { validateSign: true },
      )
      if (answer['subCode'] === 'ACQ.TRADE_NOT_EXIST') return undefined
      if (answer.code !== done) throw new ProviderFailure(`${answer.code} ${answer['subCode'] ?? ''}`)
      const { outTradeNo, tradeNo: tradeNumber, totalAmount, tradeStatus } = answer
      const amountMinor = minorOf(String(totalAmount), 12)
      if (outTradeNo !== number || !tradeNumber || amountMinor === undefined)
        throw new ProviderFailure('an answer about something else')
      return { number, tradeNumber, currency: 'CNY', amountMinor, paid: isPaid(tradeStatus) }
    },

    async refund({ paymentNumber, number, amountMinor }) {
      const bizContent = { out_trade_no: paymentNumber, out_request_no: number, refund_amount: decimalOf(amountMinor) }
      const answer = await sdk.exec('alipay.trade.refund', { bizContent }, { validateSign: true })
      if (answer.code !== done) throw new ProviderFailure(`${answer.code} ${answer.subCode ?? ''}`)
    },
  }
}
