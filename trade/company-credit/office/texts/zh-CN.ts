import type { Translation } from '#platform/texts/messages.ts'
import type { adminCredit as english } from './en-US.ts'

export const adminCredit: Translation<typeof english> = {
  set: '设置额度',
  amount: '额度',
  amountHint: '留空表示不再赊销，已欠款项不受影响。',
  amountWrong: '请输入金额，如 500,000',
  days: '账期（天）',
  daysHint: '客户下单时可自行选择的最长账期；报价中可另行约定。',
  daysWrong: '请输入 1 至 365 天',
  reason: '原因',
  enterReason: '请填写原因',
  history: '操作记录',
  receivables: '应收账款',
}
