import type { Translation } from '#platform/texts/messages.ts'
import type { approvalMail as english } from './mail.en-US.ts'

export const approvalMail: Translation<typeof english> = {
  askSubject: '{name} 提交了一笔 {total} 的订单，请审批',
  askText: '{name} 提交了一笔 {total} 的订单，已超出其额度。审批通过前不占用库存，7 天内未审批自动失效。',
  approveSubject: '您的 {total} 订单已审批通过',
  approveText: '您的 {total} 订单已审批通过并下单。',
  rejectSubject: '您的 {total} 订单未通过审批',
  rejectText: '您的 {total} 订单未通过审批，原因：{reason}',
  lapseSubject: '您的 {total} 订单申请已失效',
  lapseText: '您的 {total} 订单逾期未审批，或对应报价已失效，未生成订单。',
  open: '查看申请',
}
