import type { securityMail as english } from './mail.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const securityMail: Translation<typeof english> = {
  subject: '安全告警：{event}',
  text: '{event}：最近 {minutes} 分钟内发生 {count} 次。',
  button: '查看安全事件',
  once: '同一事件每 {minutes} 分钟最多发送一封告警邮件。',
}
