import type { Translation } from '#platform/texts/messages.ts'
import type { commentMail as english } from './mail.en-US.ts'

export const commentMail: Translation<typeof english> = {
  answeredSubject: '卖家回复了您对 {product} 的评价',
  open: '查看订单',
  hiddenSubject: '您对 {product} 的评价已不再对外展示',
  hiddenText: '原因：{reason}\n您仍可在“我的评价”中查看。如有异议，请在该订单的留言中联系我们。',
}
