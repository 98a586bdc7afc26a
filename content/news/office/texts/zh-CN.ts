import type { adminNews as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminNews: Translation<typeof english> = {
  title: '资讯',
  one: '资讯',
  add: '撰写资讯',
  editTitle: '{name}',
  shop: '所属店铺',
  shopHint: '同时显示在该店铺的页面上。',
}
