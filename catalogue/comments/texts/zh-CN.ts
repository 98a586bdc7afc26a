import type { Translation } from '#platform/texts/messages.ts'
import type { comments as english } from './en-US.ts'

export const comments: Translation<typeof english> = {
  title: '买家评价',
  average: '{score} 分（满分 5 分）· {count} 条评价',
  stars: '{count} 星',
  aBuyer: '匿名买家',
  answer: '卖家回复',
  more: '查看更多评价',
}
