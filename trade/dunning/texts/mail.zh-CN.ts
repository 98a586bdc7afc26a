import type { Translation } from '#platform/texts/messages.ts'
import type { dunningMail as english } from './mail.en-US.ts'

export const dunningMail: Translation<typeof english> = {
  open: '查看订单',
  soonSubject: '订单 {orderSn} 的 {amount} 将于 {day} 到期',
  soonText: '温馨提示：{amount} 将于 {day} 到期。如已付款，请上传付款凭证。',
  dueSubject: '订单 {orderSn} 的 {amount} 今日到期',
  dueText: '{amount} 今日（{day}）到期。如已付款，请上传付款凭证。',
  overdueSubject: '订单 {orderSn} 的 {amount} 已逾期',
  overdueText:
    '{amount} 应于 {day} 付清，现已逾期 {count} 天。请尽快付款，或上传付款凭证。款项到账前暂不能使用授信下单。',
  lastSubject: '请支付订单 {orderSn} 的 {amount}',
  lastText: '{amount} 应于 {day} 付清，经多次提醒仍未到账。请立即付款；如有困难，请在订单页面给我们留言说明。',
}
