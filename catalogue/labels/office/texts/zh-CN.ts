import type { adminLabels as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminLabels: Translation<typeof english> = {
  title: '标签',
  one: '标签',
  add: '新增标签',
  editTitle: '标签 {name}',
  codeHint: '用于搜索词和批量导入。',
  cases: '案例数',
  show: '在首页展示',
  hide: '取消首页展示',
}
