import type { enquiryMail as english } from './mail.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const enquiryMail: Translation<typeof english> = {
  open: '查看询价',
  answer: '请勿直接回复本邮件。如需联系卖家，请打开询价，在页面上留言。',
  signInWith: '链接 30 天内有效，请勿转发。用 {email} 注册后可查看全部询价。',
  receivedSubject: '已收到您的询价 {enquiryNo}',
  receivedText: '询价产品：{products}。{name}一般在一个工作日内回复。',
  receivedNumber: '感谢您的询价，我们一般在一个工作日内回复到本邮箱。通过下方链接可在 30 天内查看该询价。',
  newSubject: '新询价 {enquiryNo}',
  newText: '{name} 询价：{products}。请在一个工作日内回复。',
  answerSubject: '您的询价 {enquiryNo} 有新回复',
  thanks: '感谢您的报价和支持。本次我们已选择其他方案，期待下次合作。',
  replySubject: '询价 {enquiryNo} 有客户新留言',
}
