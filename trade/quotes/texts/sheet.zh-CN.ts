import type { quoteSheet as english } from './sheet.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const quoteSheet: Translation<typeof english> = {
  title: '报价单',
  version: '第 {version} 版',
  seller: '卖方',
  buyer: '买方',
  contact: '联系人',
  enquiry: '贵司询价单',
  validUntil: '有效期至',
  validUntilDay: '北京时间 {day} 24 时',
  insteadOf: '替代 {name}',
  fromStock: '现货',
  days: '{count} 天',
  product: '产品',
  price: '单价（每吨）',
  weight: '重量',
  leadTime: '交期',
  amount: '金额',
  total: '合计',
  delivery: '交货条款',
  payment: '付款方式',
  tier: '{weight}：{price}/吨',
  lot: '批次 {code}',
  remarks: '备注',
  note: '有效期内价格不变。现货先订先得，售完为止；交货重量允许在约定的溢短装范围内浮动。',
  page: '第 {page} 页，共 {pages} 页',
}
