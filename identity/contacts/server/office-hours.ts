import type { OfficeHours } from '../hours.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findHours, type Hours } from './queries.ts'

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
  const hours = await findHours(db)
  return hours ? { ...hours, open: isOpen(hours, new Date()) } : { zone: 'Asia/Shanghai', days: [], open: false }
}
