import type { adminHolidays as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminHolidays: Translation<typeof english> = {
  title: '节假日安排',
  one: '节假日',
  add: '新增节假日',
  editTitle: '节假日 {name}',
  about: '放假期间不计首次回复时间，跟进事项顺延到下一个工作日；访客会看到放假提示。',
  works: '调休上班',
  worksHint: '为调休而上班的日子；当天没有设置工作时间的，按每周第一个工作日的时间。',
}
