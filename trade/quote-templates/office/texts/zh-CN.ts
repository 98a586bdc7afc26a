import type { Translation } from '#platform/texts/messages.ts'
import type { adminQuoteTemplates as english } from './en-US.ts'

export const adminQuoteTemplates: Translation<typeof english> = {
  title: '报价模板',
  one: '报价模板',
  add: '新增模板',
  editTitle: '报价模板',
  about: '常用的报价条款。在报价表单中选用模板即可自动填入，填入后仍可修改。',
  asAsked: '按客户要求',
  validDaysHint: '自报价当日起的天数；不填则按默认。',
  textHint: '这些文字按客户的语言填入报价备注。',
  activeHint: '在报价表单中可选。',
  choose: '套用模板',
  none: '不使用模板',
}
