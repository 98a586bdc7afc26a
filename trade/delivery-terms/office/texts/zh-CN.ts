import type { Translation } from '#platform/texts/messages.ts'
import type { adminDeliveryTerms as english } from './en-US.ts'

export const adminDeliveryTerms: Translation<typeof english> = {
  title: '交货条款',
  one: '交货条款',
  add: '新增交货条款',
  editTitle: '交货条款 {name}',
  about: '价格包含到哪一步。询价、报价和订单可选这些条款，每个条款都有指定地点。',
  includesHint: '货物以外价格还包含什么，报价单上会注明。',
  needsPlaceHint: '由客户填写地点或港口；否则为货物所在地。',
  activeHint: '客户和新报价可以选择。',
  uses: '询价、报价、订单',
  toDoorHint: '价格包含从目的港到客户地点的运输。',
}
