import type { adminArticles as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminArticles: Translation<typeof english> = {
  title: '帮助与法律条款',
  one: '帮助或法律条款',
  add: '撰写内容',
  editTitle: '{name}',
  helpHasGroup: '帮助内容必须选择分组，其他内容不选',
  kind_help: '帮助',
  kind_legal: '法律条款',
  kind_about: '关于我们',
}
