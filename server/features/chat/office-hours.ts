import type { OfficeHours } from '#contract/chat.ts'
import type { Db } from '#server/database/database.ts'
import { sql } from '#server/database/sql.ts'

type Hours = Omit<OfficeHours, 'open'>

/** Whether somebody is at work at this moment, where the office is. */
export function isOpen({ zone, weekdays, opens, closes }: Hours, at: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1
  const time = `${part('hour')}:${part('minute')}`
  return weekdays.includes(weekday) && time >= opens && time < closes
}

export async function getOfficeHours(db: Db): Promise<OfficeHours> {
  const hours = (await db.first<Hours>(sql`
    select zone, weekdays, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes
    from chat_hours`)) ?? { zone: 'Asia/Shanghai', weekdays: [], opens: '00:00', closes: '00:00' }
  return { ...hours, open: isOpen(hours, new Date()) }
}
