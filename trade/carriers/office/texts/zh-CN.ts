import type { Translation } from '#platform/texts/messages.ts'
import type { adminCarriers as english } from './en-US.ts'

export const adminCarriers: Translation<typeof english> = {
  title: '承运商',
  one: '承运商',
  add: '新增承运商',
  editTitle: '承运商 {name}',
  about: '订单发货时可选。客户通过查询网址跟踪货物。',
  trackingUrlHint: '以 https:// 开头，单号位置用花括号写 number，可参照其他承运商。可以留空。',
  patternWrong: '请输入以 https:// 开头、单号位置用花括号写 number 的网址',
  activeHint: '订单发货时可选。',
  orders: '订单',
}
