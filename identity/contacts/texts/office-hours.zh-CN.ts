import type { officeHours as english } from './office-hours.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const officeHours: Translation<typeof english> = {
  weekdays: '周一,周二,周三,周四,周五,周六,周日',
  dayRange: '{from}至{to}',
  dayBreak: '；',
  listBreak: '、',
  dayHours: '{days} {opens}–{closes}',
  zoneShanghai: '北京时间',
  inZone: '{days}（{zone}）',
}
