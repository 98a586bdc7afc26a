import type { Translation } from '#platform/texts/messages.ts'
import type { adminTurnover as english } from './en-US.ts'

export const adminTurnover: Translation<typeof english> = {
  title: '销售统计',
  intro: '按下单日期统计有效订单的货款：当前计价金额减去退货和索赔冲减。不含运费；人民币金额含税。',
  open: '应收账款账龄',
  months: '按月销售',
  month: '月份',
  by: '统计维度',
  tab_company: '公司',
  tab_product: '产品',
  tab_seller: '卖家',
  name: '名称',
  currency: '币种',
  orders: '订单数',
  kilograms: '重量',
  charged: '计价金额',
  credited: '冲减',
  turnover: '销售额',
}
