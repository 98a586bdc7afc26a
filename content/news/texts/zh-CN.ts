import type { news as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const news: Translation<typeof english> = {
  title: '资讯',
  intro: '行情、政策、工艺与公司动态，写给采购和用料的人。',
  all: '全部',
  groups: '资讯分类',
  empty: '该分类暂无资讯',
  none: '暂无资讯',
  noneText: '过几天再来看看。',
  emptyText: '看看其他分类，或过几天再来。',
  previous: '上一篇',
  next: '下一篇',
  neighbours: '更多资讯',
  related: '相关资讯',
  share: '分享',
  shareMail: '邮件分享',
  copyLink: '复制链接',
  copied: '链接已复制',
  scan: '手机阅读',
  latest: '最新资讯',
  seeAll: '全部资讯',
  otherLanguage: '本文暂无中文版，以下为英文原文。',
}
