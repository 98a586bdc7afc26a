import type { articles as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const articles: Translation<typeof english> = {
  help: '帮助中心',
  helpIntro: '找料、询价、下单、付款、发货，常见问题一查就有。',
  search: '搜索帮助',
  searchPlaceholder: '付款、CIF、退货',
  keyTooLong: '最多 100 个字符',
  results: '“{key}”共找到 {count} 条',
  none: '暂无相关解答',
  noneText: '换个词试试，或直接问客服，有专人回复。',
  allAnswers: '全部问题',
  updated: '更新于 {date}',
  stillQuestions: '还有问题？',
  stillQuestionsText: '可通过电话、邮件或在线客服联系我们。',
  contact: '联系我们',
  contents: '目录',
  legal: '服务条款与隐私政策',
  otherLanguage: '本文暂无中文版，以下为英文原文。',
  about: '关于我们',
  address: '地址',
  phone: '服务热线',
  email: '邮箱',
  hours: '工作时间',
  mapLabel: '地图：余姚，临近宁波港',
}
