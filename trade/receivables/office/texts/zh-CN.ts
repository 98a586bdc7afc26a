import type { Translation } from '#platform/texts/messages.ts'
import type { adminReceivables as english } from './en-US.ts'

export const adminReceivables: Translation<typeof english> = {
  title: '应收账款',
  totals: '按币种合计',
  byBuyer: '按客户',
  all: '全部',
  age: '账龄',
  age_notDue: '未到期',
  age_upTo7: '逾期 1–7 天',
  age_upTo14: '逾期 8–14 天',
  age_upTo30: '逾期 15–30 天',
  age_upTo60: '逾期 31–60 天',
  age_over60: '逾期 60 天以上',
  total: '合计',
  orderSn: '订单',
  buyer: '客户',
  due: '付款条件',
  dueOn: '到期日',
  daysLate: '逾期天数',
  currency: '币种',
  rest: '未收金额',
}
