import type { members as english } from '../en-US/members.ts'
import type { Translation } from '../messages.ts'

export const members: Translation<typeof english> = {
  greeting: '{name}，您好',
  intro: '待办事项与常用入口。',
  unread: '未读站内信',
  newEnquiries: '询价新回复',
  latestLetters: '最新站内信',
  allLetters: '全部站内信',
  shortcuts: '常用入口',
}
