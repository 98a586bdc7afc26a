import type { demo as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const demo: Translation<typeof english> = {
  inboxTitle: '演示收件箱',
  inboxIntro: '演示站点发出的全部邮件和短信，最新的在最前，链接可直接打开。',
  inboxEmpty: '暂无消息',
  inboxEmptyText: '注册、找回密码或修改联系方式后，消息会出现在这里。',
  mail: '邮件',
  sms: '短信',
  to: '收件人：{recipient}',
  asSent: '查看邮件样式',
  refresh: '刷新',
  back: '返回网站',
}
