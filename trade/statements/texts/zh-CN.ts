import type { Translation } from '#platform/texts/messages.ts'
import type { statements as english } from './en-US.ts'

export const statements: Translation<typeof english> = {
  title: '对账单',
  intro: '列明期间内的订单、付款和退款。余额为负表示贵公司有余款。',
  currency: '币种',
  from: '起始日',
  to: '截止日',
  show: '查询',
  day: '日期',
  kind: '摘要',
  order: '订单',
  amount: '金额',
  balance: '余额',
  kind_charge: '订单',
  kind_settlement: '数量结算',
  kind_return: '退货',
  kind_claim: '贷项通知单',
  kind_waived: '免收',
  kind_payment: '付款',
  kind_refund: '退款',
  opening: '期初余额',
  closing: '期末余额',
  openingOn: '期初余额（{day}）：{amount}',
  closingOn: '期末余额（{day}）：{amount}',
  none: '该期间没有往来。',
}
