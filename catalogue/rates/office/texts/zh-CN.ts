import type { adminRates as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminRates: Translation<typeof english> = {
  title: '汇率',
  text: '一美元兑人民币的公示汇率。以最近日期为准，客户比较报价时可见。',
  asOf: '生效日期',
  rate: '1 美元兑人民币',
  save: '公布汇率',
  history: '历史汇率',
  none: '尚未公布汇率',
  dayWrong: '请选择日期',
}
