import type { adminMargins as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminMargins: Translation<typeof english> = {
  costAndMargin: '成本与毛利',
  margin: '毛利',
  net: '不含税货款',
  spent: '成本',
  unknown: '这些货物没有成本数据。',
  partly: '其中 {amount} 的货物没有成本数据，未计入毛利。',
  months: '按月毛利',
  month: '月份',
}
