import type { chatMail as english } from './mail.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const chatMail: Translation<typeof english> = {
  visitor: '访客',
  open: '打开对话',
  contactSubject: '未读的在线咨询：{name}',
  contactText: '{name} 发来 {count} 条消息，尚未有人查看。最近的内容：',
  customerSubject: '{name} 回复了您',
  customerText: '{name} 通过在线客服给您发了 {count} 条消息。最近的内容：',
  fileOrProduct: '（文件或产品）',
}
