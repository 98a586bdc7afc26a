import type { Translation } from '#platform/texts/messages.ts'
import type { adminBookings as english } from './en-US.ts'

export const adminBookings: Translation<typeof english> = {
  title: '记账明细',
  intro: '每笔变动一行，与对账单一致。已取消的订单不计货款，只记收付款。重复导出时，每行的标识不变。',
  key: '标识',
  day: '日期',
  kind: '类型',
  orderSn: '订单号',
  paperNo: '单据号',
  company: '买方',
  currency: '币种',
  net: '不含税金额',
  vat: '税额',
  gross: '含税金额',
  side: '借贷方向',
  debit: '借',
  credit: '贷',
}
