import type { Translation } from '#platform/texts/messages.ts'
import type { priceLists as english } from './en-US.ts'

export const priceLists: Translation<typeof english> = {
  title: '协议价',
  intro: '按协议价下单即扣减协议数量，取消订单后自动退回。',
  name: '协议',
  validUntil: '有效期至',
  total: '协议数量',
  used: '已提',
  left: '剩余',
  anyQuantity: '不限量',
  paper: '查看协议',
  why_priceList: '您的专享价：{name}',
  why_agreement: '协议价：{name}',
}
