import type { cases as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const cases: Translation<typeof english> = {
  title: '技术案例',
  intro: '产线上出了什么问题，怎么查到的，最后换了什么料、改了什么参数——都用数据说话。',
  all: '全部',
  groups: '按工艺看案例',
  search: '搜索案例',
  searchPlaceholder: '料名、缺陷或行业',
  ofMaterial: '{name}相关案例',
  showAll: '查看全部案例',
  empty: '暂无符合的案例',
  emptyText: '看看其他工艺的案例，或把您遇到的问题告诉我们的工程师。',
  askEngineer: '描述我的问题',
  keyTooLong: '最多100个字符',
  materials: '用料',
  industry: '行业',
  process: '工艺',
  published: '发布日期',
  related: '类似案例',
  grades: '适用牌号',
  gradesText: '同类材料中，符合本案例要求的牌号排在前面。',
  moreGrades: '全部{name}牌号',
  sameTrouble: '您的产线也有这个问题？',
  sameTroubleText: '把牌号、工艺参数和照片发来，应用工程师一个工作日内回复。',
  otherLanguage: '本案例暂无中文版，以下为英文原文。',
  seeAll: '全部案例',
}
