import type { Translation } from '#platform/texts/messages.ts'
import type { paymentPlans as english } from './en-US.ts'

export const paymentPlans: Translation<typeof english> = {
  due_atOrder: '下单时',
  due_beforeShipping: '发货前',
  due_againstDocuments: '见单时',
  due_afterShipping: '发货后天数',
  due_afterInvoice: '开票后天数',
  secured_money: '现款',
  secured_letterOfCredit: '信用证',
  secured_credit: '公司授信',
  part_atOrder: '下单时付 {amount}',
  part_beforeShipping: '发货前付 {amount}',
  part_againstDocuments: '见单付 {amount}',
  part_afterShipping: '发货后 {days} 天内付 {amount}',
  part_afterInvoice: '开票后 {days} 天内付 {amount}',
  by_letterOfCredit: '{part}（信用证）',
  by_credit: '{part}（授信）',
}
