import type { adminCrossReferences as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminCrossReferences: Translation<typeof english> = {
  title: '对照牌号',
  one: '对照牌号',
  add: '新增对照牌号',
  editTitle: '对照牌号 {name}',
  about: '买家询问、但本站暂无货源的其他厂家牌号。买家搜索这些牌号时，会看到本站最接近的牌号及差异。',
  model: '牌号',
  modelHint: '按厂家写法填写；搜索时不区分大小写、空格和连字符。',
  polymer: '品类',
  polymerHint: '此类货品在本站所属的品类。',
  labelsHint: '加工方式和主要卖点：替代牌号须具备相同标签。',
  statedHint: '至少填写两项才能比较：先填熔指及测试条件，再填密度、强度。',
  addValue: '新增数值',
  sourceHint: '注明哪家的物性表及其日期；典型值也请注明。',
  activeHint: '启用后可搜索到。',
  values: '数值项',
  sold: '本站在售',
  there: '该厂家的此牌号已存在',
  modelShort: '至少需要三个字母或数字',
  statedTwice: '同一条件下某项物性重复',
  parameterUnknown: '有物性参数的编码不存在',
  unitWrong: '有单位缺失，或不属于该物性',
  figureWrong: '有数值不是数字（如 0.905），或不属于该物性的级别',
}
