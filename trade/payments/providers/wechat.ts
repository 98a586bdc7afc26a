import { ProviderFailure, type Notice, type PaymentProvider } from './provider.ts'
import type { WechatSettings } from '#platform/server/trade-settings.ts'
import { authorization, decrypted, isSigned, type Resource } from './wechat-signature.ts'

const zoneOffset = 8 * 3_600_000

interface Transaction {
  out_trade_no?: string
  transaction_id?: string
  trade_state?: string
  mchid?: string
  appid?: string
  amount?: { total?: number; currency?: string }
}

/** WeChat Pay, version 3 of its interface. It has no library for Node of its own, so the signatures are made here. */
export function wechat(settings: WechatSettings): PaymentProvider {
  return {
    async start({ number, amountMinor, currency, subject, expiresAt, notifyUrl }) {
      const answer = await call<{ code_url: string }>(settings, 'POST', '/v3/pay/transactions/native', {
        appid: settings.appId,
        mchid: settings.merchantId,
        description: subject,
        out_trade_no: number,
        time_expire: `${new Date(expiresAt.getTime() + zoneOffset).toISOString().slice(0, 19)}+08:00`,
        notify_url: notifyUrl,
        amount: { total: amountMinor, currency },
      })
      return { kind: 'code', url: answer.code_url }
    },

    readNotice(raw) {
      if (!isSigned(settings, raw)) return undefined
      try {
        const { resource } = JSON.parse(raw.body) as { resource: Resource }
        return noticeOf(settings, JSON.parse(decrypted(settings.apiKey, resource)) as Transaction)
      } catch {
        return undefined
      }
    },

    acknowledge: (accepted) => ({
      status: accepted ? 200 : 400,
      type: 'application/json',
      body: JSON.stringify(accepted ? { code: 'SUCCESS' } : { code: 'FAIL', message: 'refused' }),
    }),

    async ask(number) {
      const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(number)}?mchid=${settings.merchantId}`
      const transaction = await call<Transaction>(settings, 'GET', path).catch((error: unknown) => {
        if (error instanceof ProviderFailure && error.message === '404 ORDER_NOT_EXIST') return undefined
        throw error
      })
      if (transaction?.trade_state !== 'SUCCESS') return undefined
      const notice = noticeOf(settings, transaction)
      if (notice?.number !== number) throw new ProviderFailure('an answer about something else')
      return notice
    },

    async refund({ paymentNumber, number, amountMinor, totalMinor, currency }) {
      const { status } = await call<{ status: string }>(settings, 'POST', '/v3/refund/domestic/refunds', {
        out_trade_no: paymentNumber,
        out_refund_no: number,
        amount: { refund: amountMinor, total: totalMinor, currency },
      })
      if (status !== 'SUCCESS' && status !== 'PROCESSING') throw new ProviderFailure(status)
    },
  }
}

async function call<Answer>(
  settings: WechatSettings,
  method: 'GET' | 'POST',
  path: string,
  content?: object,
): Promise<Answer> {
  const body = content ? JSON.stringify(content) : ''
  const response = await fetch(settings.gateway + path, {
    method,
    headers: {
      authorization: authorization(settings, method, path, body),
      'content-type': 'application/json',
      accept: 'application/json',
    },
    ...(content && { body }),
    signal: AbortSignal.timeout(8_000),
  })
  const text = await response.text()
  if (!response.ok) throw new ProviderFailure(`${response.status} ${codeOf(text)}`)
  if (!isSigned(settings, { headers: Object.fromEntries(response.headers), body: text }))
    throw new ProviderFailure('an answer that was not signed')
  return JSON.parse(text) as Answer
}

function noticeOf({ merchantId, appId }: WechatSettings, transaction: Transaction): Notice | undefined {
  const { out_trade_no: number, transaction_id: tradeNumber, amount, mchid, appid, trade_state: state } = transaction
  if (mchid !== merchantId || appid !== appId || !number || !tradeNumber || !Number.isSafeInteger(amount?.total))
    return undefined
  return {
    number,
    tradeNumber,
    currency: amount?.currency ?? 'CNY',
    amountMinor: amount?.total ?? 0,
    paid: state === 'SUCCESS',
  }
}

const codeOf = (text: string) => /"code"\s*:\s*"(\w+)"/.exec(text)?.[1] ?? ''
