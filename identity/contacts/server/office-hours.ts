import type { OfficeHours } from '../hours.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

type Hours = Omit<OfficeHours, 'open'>

/** Whether somebody is at work at this moment, where the office is. */
export function isOpen({ zone, days }: Hours, at: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const today = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1
  const time = `${part('hour')}:${part('minute')}`
  return days.some(({ weekday, opens, closes }) => weekday === today && time >= opens && time < closes)
}

export async function getOfficeHours(db: Db): Promise<OfficeHours> {
  const hours = await db.first<Hours>(sql`
    select zone, coalesce((
      select json_agg(json_build_object('weekday', weekday, 'opens', to_char(opens, 'HH24:MI'),
        'closes', to_char(closes, 'HH24:MI')) order by weekday) from chat_day), '[]') as days
    from chat_hours`)
  return hours ? { ...hours, open: isOpen(hours, new Date()) } : { zone: 'Asia/Shanghai', days: [], open: false }
}
