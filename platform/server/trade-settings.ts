import * as v from 'valibot'

/** Keys come in one line: as PEM with \n written out, or as the bare base64 that the providers' consoles show. */
const Key = (kind: 'PRIVATE KEY' | 'PUBLIC KEY') =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\\n', '\n').trim()),
    v.transform((text) =>
      text.includes('-----BEGIN') ? text : `-----BEGIN ${kind}-----\n${text}\n-----END ${kind}-----`,
    ),
  )
const Address = v.pipe(v.string(), v.url())
const Whole = (least: number, most: number) =>
  v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(least), v.maxValue(most))

export const tradeVariables = {
  ORDER_PAY_HOURS: v.optional(Whole(1, 24 * 60), '72'),
  ORDER_RECEIVE_DAYS: v.optional(Whole(1, 120), '14'),
  ALIPAY_APP_ID: v.optional(v.string()),
  ALIPAY_PRIVATE_KEY: v.optional(Key('PRIVATE KEY')),
  ALIPAY_PUBLIC_KEY: v.optional(Key('PUBLIC KEY')),
  ALIPAY_SELLER_ID: v.optional(v.string()),
  ALIPAY_GATEWAY: v.optional(Address, 'https://openapi.alipay.com/gateway.do'),
  WECHAT_PAY_APP_ID: v.optional(v.string()),
  WECHAT_PAY_MERCHANT_ID: v.optional(v.string()),
  WECHAT_PAY_PRIVATE_KEY: v.optional(Key('PRIVATE KEY')),
  WECHAT_PAY_CERTIFICATE_SERIAL: v.optional(v.string()),
  WECHAT_PAY_PUBLIC_KEY: v.optional(Key('PUBLIC KEY')),
  WECHAT_PAY_PUBLIC_KEY_ID: v.optional(v.string()),
  WECHAT_PAY_API_KEY: v.optional(v.pipe(v.string(), v.length(32, 'must have 32 characters'))),
  WECHAT_PAY_GATEWAY: v.optional(Address, 'https://api.mch.weixin.qq.com'),
}
type TradeVariables = v.InferOutput<v.ObjectSchema<typeof tradeVariables, undefined>>

export interface AlipaySettings {
  appId: string
  sellerId: string | undefined
  privateKey: string
  /** The provider's, to check what it signs. */
  publicKey: string
  gateway: string
}

export interface WechatSettings {
  appId: string
  merchantId: string
  privateKey: string
  /** Of our certificate. */
  serial: string
  publicKey: string
  publicKeyId: string
  /** For what the provider encrypts. */
  apiKey: string
  gateway: string
}

export interface TradeSettings {
  /** How long an order waits for its payment. */
  payHours: number
  /** After how long a shipped order counts as received. */
  receiveDays: number
  alipay: AlipaySettings | undefined
  wechat: WechatSettings | undefined
}

/** Each provider's variables are set together or not at all. */
export function tradeSettingsOf(env: TradeVariables): TradeSettings | 'incomplete' {
  const alipay = whole({
    appId: env.ALIPAY_APP_ID,
    privateKey: env.ALIPAY_PRIVATE_KEY,
    publicKey: env.ALIPAY_PUBLIC_KEY,
  })
  const wechat = whole({
    appId: env.WECHAT_PAY_APP_ID,
    merchantId: env.WECHAT_PAY_MERCHANT_ID,
    privateKey: env.WECHAT_PAY_PRIVATE_KEY,
    serial: env.WECHAT_PAY_CERTIFICATE_SERIAL,
    publicKey: env.WECHAT_PAY_PUBLIC_KEY,
    publicKeyId: env.WECHAT_PAY_PUBLIC_KEY_ID,
    apiKey: env.WECHAT_PAY_API_KEY,
  })
  if (alipay === 'incomplete' || wechat === 'incomplete') return 'incomplete'
  return {
    payHours: env.ORDER_PAY_HOURS,
    receiveDays: env.ORDER_RECEIVE_DAYS,
    alipay: alipay && { ...alipay, sellerId: env.ALIPAY_SELLER_ID, gateway: env.ALIPAY_GATEWAY },
    wechat: wechat && { ...wechat, gateway: env.WECHAT_PAY_GATEWAY },
  }
}

type Whole<Some> = { [Name in keyof Some]: NonNullable<Some[Name]> }

function whole<Some extends object>(some: Some): Whole<Some> | 'incomplete' | undefined {
  const set = Object.values(some).filter((value) => value !== undefined).length
  if (set === 0) return undefined
  return set === Object.keys(some).length ? (some as Whole<Some>) : 'incomplete'
}
