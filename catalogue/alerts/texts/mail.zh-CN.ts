import type { Translation } from '#platform/texts/messages.ts'
import type { alertMail as english } from './mail.en-US.ts'

export const alertMail: Translation<typeof english> = {
  priceSubject: '{product} 现价 {price}/吨',
  priceText: '{product} 的挂牌价已低于 {below}/吨，现价 {price}/吨。',
  stockSubject: '{product} 已到货',
  stockText: '{product} 已到货，可直接订购现货。',
  open: '查看产品',
  stop: '停止此提醒',
}
