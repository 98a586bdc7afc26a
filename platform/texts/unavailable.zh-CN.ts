import type { Translation } from './messages.ts'
import type { unavailable as english } from './unavailable.en-US.ts'

export const unavailable: Translation<typeof english> = {
  title: '网站繁忙',
  text: '请过几秒钟再试。如果您刚提交了内容，请先确认是否已提交成功，再重新提交。',
  tryAgain: '重试',
  reference: '编号：{reference}',
}
