import type { savedSearches as english } from '../en-US/saved-searches.ts'
import type { Translation } from '../messages.ts'

export const savedSearches: Translation<typeof english> = {
  enterName: '请输入名称。',
  nameTooLong: '名称最多 60 个字符。',
  queryWrong: '无法保存该搜索：请至少设置一个关键词、筛选条件或物性范围。',
  tooMany: '您已保存 50 个搜索，请先删除一个。',
}
