import type { adminGroups as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminGroups: Translation<typeof english> = {
  title: '内容分组',
  one: '内容分组',
  add: '新增分组',
  editTitle: '{name}',
}
