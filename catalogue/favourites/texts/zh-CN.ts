import type { favourites as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const favourites: Translation<typeof english> = {
  title: '我的收藏',
  empty: '还没有收藏',
  emptyText: '在产品上点心形图标，就会收藏到这里。',
  find: '去找料',
  keep: '收藏',
  kept: '已收藏',
  remove: '移除',
  added: '已加入收藏',
  removed: '已取消收藏',
}
