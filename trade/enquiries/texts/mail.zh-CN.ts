import type { enquiryMail as english } from './mail.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const enquiryMail: Translation<typeof english> = {
  open: '查看询价',
  signInWith: '如需在网站上回复，请用 {email} 登录或注册。',
  receivedSubject: '已收到您的询价 {enquiryNo}',
  receivedText: '询价产品：{products}。{name}会在一个工作日内回复。',
  receivedNumber: '感谢您的询价，我们会在一个工作日内回复到本邮箱。使用本邮箱登录或注册后，可在网站上查看并回复。',
  newSubject: '新询价 {enquiryNo}',
  newText: '{name} 询价：{products}。请在一个工作日内回复。',
  answerSubject: '您的询价 {enquiryNo} 有新回复',
  replySubject: '询价 {enquiryNo} 有买家新留言',
}
