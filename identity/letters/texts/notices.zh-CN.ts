import type { notices as english } from './notices.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const notices: Translation<typeof english> = {
  title: '消息设置',
  lead: '按类别选择通知方式。',
  topic: '类别',
  letter: '站内信',
  mail: '邮件',
  always: '始终发送',
  locked: '待付款提醒和账户变更始终通过站内信和邮件通知，不能关闭。',
  noEmail: '您还没有验证邮箱，因此不会收到邮件。',
  verify: '去验证邮箱',
  topic_payments: '付款、退款和下单确认',
  topic_account: '账户、登录和角色',
  topic_enquiries: '询价、报价和样品',
  topic_orders: '订单发货、留言和退货',
  topic_company: '企业成员和资料',
  topic_comments: '评价回复',
  topic_savedSearches: '已保存搜索的新产品',
  topic_alerts: '价格与到货提醒',
  topic_chat: '未读的在线咨询',
  topic_announcements: '网站公告',
  save: '保存',
  saved: '设置已保存。',
}
