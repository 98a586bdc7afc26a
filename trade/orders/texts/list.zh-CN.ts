import type { Translation } from '#platform/texts/messages.ts'
import type { orderList as english } from './list.en-US.ts'

export const orderList: Translation<typeof english> = {
  days: '下单时间',
  days_any: '不限',
  days_thisMonth: '本月',
  days_lastMonth: '上月',
  days_last90: '近 90 天',
  days_thisYear: '今年',
  days_lastYear: '去年',
  sumOf: '{count} 个订单合计',
  sumWithout: '{count} 个已取消或已关闭的订单未计入',
  export: '全部导出：',
  file_number: '订单号',
  file_ownNumber: '我方订单号',
  file_placedAt: '下单时间（北京时间）',
  file_state: '状态',
  file_seller: '供应商',
  file_goods: '产品',
  file_kilograms: '重量（千克）',
  file_currency: '币种',
  file_total: '金额',
  file_refundedAmount: '已退款',
  file_orderedBy: '下单人',
}
