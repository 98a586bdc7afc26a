import type { statusMail as english } from './mail.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const statusMail: Translation<typeof english> = {
  bad: '系统异常：{facts}',
  good: '恢复正常：{facts}',
  comma: '、',
  button: '查看系统状态',
  once: '出现异常和恢复正常时各发一封邮件。',
}
