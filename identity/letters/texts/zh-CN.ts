import type { letters as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const letters: Translation<typeof english> = {
  title: '站内信',
  choose: '消息设置',
  empty: '暂无站内信',
  emptyText: '询价回复和订单动态会发到这里。',
  read: '标为已读',
  readAll: '本页全部标为已读',
  delete: '删除',
  confirmDelete: '确定删除这封站内信吗？',
  cancel: '取消',
  unread: '未读',
}
