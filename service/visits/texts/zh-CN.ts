import type { history as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const history: Translation<typeof english> = {
  title: '浏览记录',
  empty: '还没有浏览记录',
  emptyText: '看过的产品会按日期列在这里，仅自己可见。',
  find: '去找料',
  remove: '移除',
  clear: '清空本页',
  confirmClear: '确定清空本页的浏览记录吗？',
  cancel: '取消',
}
