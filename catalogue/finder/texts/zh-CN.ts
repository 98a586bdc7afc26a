import type { finder as englishFinder, savedSearches as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const savedSearches: Translation<typeof english> = {
  enterName: '请输入名称。',
  nameTooLong: '名称最多 60 个字符。',
  queryWrong: '无法保存该搜索：请至少设置一个关键词、筛选条件或物性范围。',
  tooMany: '您已保存 50 个搜索，请先删除一个。',

  saveThis: '保存搜索',
  name: '搜索名称',
  alertMe: '有新品时通知我',
  alertHint: '有新上架产品符合条件时，发送站内信通知。',
  save: '保存',
  saved: '已保存为“{name}”。',
  savedWithAlert: '已保存为“{name}”。有新品符合条件时，您会收到站内信。',
  savedOn: '保存于 {date}',
  lastAlert: '最近通知 {date}',
  alertOn: '提醒已开',
  alertOff: '提醒已关',
  alertFor: '{name} 的新品提醒',
  run: '搜索',
  delete: '删除',
  deleteThis: '删除 {name}',
  deleteAsk: '删除已保存的搜索“{name}”？',
  cancel: '取消',
  intro: '您保存的找料条件。开启提醒后，一有新品符合条件，您就会收到站内信。',
  signIn: '登录后即可保存搜索',
  signInText: '保存关键词、筛选条件与物性范围，下次一键搜索；有新品符合条件时及时通知您。',
  empty: '还没有保存的搜索',
  emptyText: '先按牌号或物性找料，再点结果上方的“保存搜索”。',
  findProducts: '去找料',
}

export const finder: Translation<typeof englishFinder> = {
  notSold: '本站暂无 {model}（{producer}），最接近的牌号如下',
  notSoldNothing: '本站暂无 {model}（{producer}），也没有足够接近的牌号',
  askFor: '询价 {model}',
  alike: '两者标注的数值均相同',
  insteadOf: '{offered}（原牌号 {wanted}）',
  statedBy: '来源：{source}；记录于 {day}',
  exported: '导出前 {count} 条：',
  selfRunIntro: '自有品牌，自有库存，自测物性，统一价格。',
  blendingIntro: '增韧剂、相容剂与载体，让共混料达到所需物性。',
  newIntro: '近期上架的新料牌号，以及值得关注的专题。',
}
