import type { adminCustomers as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminCustomers: Translation<typeof english> = {
  turnover: '成交额',
  total: '累计',
  lastYear: '近 12 个月',
  open: '未付款',
  ofOrders: '{count} 个订单',
  orders: '订单',
  openEnquiries: '进行中的询价',
  openQuotes: '有效报价',
  merge: '合并重复企业',
  mergeText: '查找与{name}相同的企业。合并前会先列出将转移的内容。',
  other: '另一家企业的名称',
  find: '查找',
  itself: '不能与自身合并',
  moves: '从{from}转入{to}',
  mergeConsequences:
    '{from}将并入{to}，不再单独列出，按原名称仍可找到{to}。{to}的资料、负责人和管理员不变；{to}已有管理员时，{from}的管理员改为采购员。双方对同一角色都设有下单额度的，取较低者，对所有人适用。已开具的单据不变。此操作无法撤销。',
  mergeConfirm: '确认合并',
  mergedInto: '该企业已并入',
}
