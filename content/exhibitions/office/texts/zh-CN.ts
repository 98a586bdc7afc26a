import type { adminExhibitions as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminExhibitions: Translation<typeof english> = {
  title: '展会',
  one: '展会',
  add: '新增展会',
  editTitle: '{name}',
  datesTentative: '主办方尚未确认日期',
  booth: '我方展位',
}
