import type { quoteMail as english } from './mail.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const quoteMail: Translation<typeof english> = {
  open: '查看报价',
  answer: '请勿直接回复本邮件。请打开报价，在页面上接受、还价或给卖家留言。',
  signInWith: '链接 30 天内有效，请勿转发。如需接受报价，请用 {email} 注册。',
  sendSubject: '您的询价已有报价 {quoteNo}',
  sendText: '合计 {total}，{terms}。有效期至北京时间 {until} 24 时。',
  reviseSubject: '报价单 {quoteNo} 第 {version} 版',
  reviseText: '新版已替代上一版：合计 {total}，{terms}。有效期至北京时间 {until} 24 时。',
  acceptSubject: '已接受报价 {quoteNo}',
  acceptText: '您已按报价 {total} 下单。',
  counterSubject: '报价 {quoteNo} 的还价已提交',
  counterText: '卖家已收到，将重新报价或留言答复。',
  declineSubject: '已拒绝报价 {quoteNo}',
  declineText: '您已拒绝合计 {total} 的报价。',
  withdrawSubject: '报价 {quoteNo} 已撤回',
  withdrawText: '卖家已撤回该报价。',
  expireSubject: '报价 {quoteNo} 已过期',
  expireText: '有效期已于北京时间 {until} 24 时截止。如仍需采购，请联系客服重新报价。',
  remindSubject: '报价 {quoteNo} 即将到期',
  remindText: '合计 {total}，{terms}：报价有效期至北京时间 {until} 24 时。',
}
