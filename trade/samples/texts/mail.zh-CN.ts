import type { Translation } from '#platform/texts/messages.ts'
import type { sampleMail as english } from './mail.en-US.ts'

export const sampleMail: Translation<typeof english> = {
  approveSubject: '样品申请已同意：{product}',
  approveText: '卖家已同意寄送 {product} 的样品，寄出后会通知您。',
  refuseSubject: '样品申请未通过：{product}',
  refuseText: '卖家无法寄送 {product} 的样品：{reason}',
  sendSubject: '样品已寄出：{product}',
  sendText: '{product} 的样品已由{carrier}寄出，单号 {trackingNumber}。试样后请反馈结果。',
  requestedSubject: '新的样品申请：{product}',
  requestedText: '客户申请 {product} 样品 {weight}。',
  triedSubject: '试样结果：{product}',
  triedText: '客户已试用 {product} 的样品，结果：{result}。',
  open: '查看样品',
}
