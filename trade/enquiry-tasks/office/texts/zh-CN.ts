import type { Translation } from '#platform/texts/messages.ts'
import type { adminEnquiryTasks as english } from './en-US.ts'

export const adminEnquiryTasks: Translation<typeof english> = {
  title: '后续跟进',
  body: '待办事项',
  dueOn: '截止日期',
  new: '新增待办',
  add: '添加',
  done: '完成',
  reopen: '改为未完成',
  finished: '已完成',
  next: '下一步',
  overdue: '已逾期',
  enterBody: '请填写待办事项',
  enterDay: '请选择日期',
}
