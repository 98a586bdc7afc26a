import type { Translation } from '#platform/texts/messages.ts'
import type { taxInvoiceMail as english } from './mail.en-US.ts'

export const taxInvoiceMail: Translation<typeof english> = {
  issueSubject: '订单 {orderSn} 的发票 {number} 已开具',
  issueText: '订单 {orderSn} 的发票已开具，发票号码 {number}，抬头 {title}。可在订单页下载。',
  rejectSubject: '订单 {orderSn} 的发票申请已驳回',
  rejectText: '订单 {orderSn} 的发票申请已驳回，修改抬头信息后可重新申请。原因：{reason}',
  voidSubject: '订单 {orderSn} 的发票 {number} 已作废',
  voidText: '订单 {orderSn} 的发票 {number} 已作废，请勿继续使用，可重新申请。原因：{reason}',
  open: '查看订单',
}
