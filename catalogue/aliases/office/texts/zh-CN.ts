import type { adminAliases as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminAliases: Translation<typeof english> = {
  title: '搜索词',
  one: '搜索词',
  add: '新增搜索词',
  editTitle: '搜索词 {name}',
  word: '词语',
  wordHint: '买家输入的说法。',
  kind: '指代类型',
  target: '编码',
  targetHint: '所指内容的编码；料别则填写其数字。',
  meaning: '含义',
  kind_category: '品类',
  kind_brand: '品牌',
  kind_grade: '料别',
  kind_label: '标签',
  kind_parameter: '物性参数',
  there: '该词与该含义已存在',
  noTarget: '没有此编码的内容',
  missing: '编码没有对应内容',
}
