import type { quoteDesk as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const quoteDesk: Translation<typeof english> = {
  status_sent: '已报价，待客户确认',
  status_countered: '客户还价，待改价',
  status_accepted: '成交',
  status_declined: '丢单',
  status_replaced: '已改版',
  status_withdrawn: '已撤回',
  status_expired: '过期未成交，待跟进',
  mailSubject: '报价 {quoteNo} 第 {version} 版：{state}',
  mailText: '{name}，询价单 {enquiryNo}，金额 {total}。',
  mailDeclined: '{name}，询价单 {enquiryNo}，金额 {total}。原因：{reason}。',
  reason: '原因：{reason}',
  reason_price: '价格',
  reason_leadTime: '交期',
  reason_specification: '材料不合适',
  reason_terms: '交货或付款条件',
  reason_boughtElsewhere: '已从别处采购',
  reason_noNeed: '暂不需要',
  reason_noAnswer: '客户未回复',
  reason_notAvailable: '我方无货',
  reason_other: '其他',
}
