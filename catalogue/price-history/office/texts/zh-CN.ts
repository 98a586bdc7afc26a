import type { Translation } from '#platform/texts/messages.ts'
import type { adminPriceHistory as english } from './en-US.ts'

export const adminPriceHistory: Translation<typeof english> = {
  title: '挂牌价变动记录',
  when: '时间',
  from: '原价',
  to: '现价',
  who: '操作人',
  why: '方式',
  why_edit: '表单修改',
  why_import: '批量导入',
  why_undo: '撤销',
}
