import type { Translation } from '#platform/texts/messages.ts'
import type { companyCredit as english } from './en-US.ts'

export const companyCredit: Translation<typeof english> = {
  title: '授信额度',
  intro: '使用授信的订单占用此额度，付款、退货或取消后自动恢复。',
  currency: '币种',
  limit: '额度',
  days: '最长账期（天）',
  used: '已用',
  free: '可用',
  overdue: '逾期',
  blocked: '有逾期未付款项。付清之前，新订单可以预付，但不能使用授信。',
  none: '尚未约定授信额度。',
  freeNow: '当前可用额度 {free}。',
  tooLittle: '当前可用额度 {free}，不够本单使用。',
  blockedNow: '有 {overdue} 逾期未付，付清后方可继续使用授信。',
}
