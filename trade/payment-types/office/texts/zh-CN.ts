import type { Translation } from '#platform/texts/messages.ts'
import type { adminPaymentTypes as english } from './en-US.ts'

export const adminPaymentTypes: Translation<typeof english> = {
  title: '付款方式',
  one: '付款方式',
  add: '新增付款方式',
  editTitle: '付款方式 {name}',
  about: '客户如何付款：询价和报价可选的方式，以及分几笔、何时到期。报价单保留发出时的付款安排。',
  codeHint: '大写字母、数字和下划线。询价和报价按编码保存，因此不能修改。',
  codeWrong: '仅限 2 至 20 位大写字母、数字和下划线，以字母开头',
  partsHint: '最后一笔的比例可以留空，表示余款。',
  days: '天数',
  addPart: '增加一笔',
  activeHint: '客户和新报价可以选择。',
  uses: '询价和报价',
  wrong_needsPart: '请至少填写一笔付款',
  wrong_restLast: '只有最后一笔可以是余款',
  wrong_shares: '各笔比例合计须为 100%，或最后一笔留空作为余款',
  wrong_days: '仅“发货后天数”和“开票后天数”需要填写天数',
}
