import type { proforma as english } from './proforma.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const proforma: Translation<typeof english> = {
  title: '形式发票',
  seller: '卖方',
  buyer: '买方',
  order: '订单号',
  buyerNumber: '买方订单号',
  note: '付款期限 {until}。本形式发票不作为税务凭证。',
  page: '第 {page} 页，共 {pages} 页',
}
