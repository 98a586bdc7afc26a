import { date } from '#platform/texts/format.ts'

export interface DaySpan {
  name: 'thisMonth' | 'lastMonth' | 'last90' | 'thisYear' | 'lastYear'
  from: string
  to: string
}

/** Days that are asked for most, as the seller's calendar has them. */
export function daySpans(now: Date): DaySpan[] {
  const today = date(now)
  const [year = 0, month = 0] = today.split('-').map(Number)
  // By the calendar alone: noon is the same day in UTC, whatever the zone.
  const day = (...[y, m, d]: [number, number, number]) => new Date(Date.UTC(y, m - 1, d, 12)).toISOString().slice(0, 10)
  const before = new Date(`${today}T12:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 89)
  return [
    { name: 'thisMonth', from: day(year, month, 1), to: today },
    { name: 'lastMonth', from: day(year, month - 1, 1), to: day(year, month, 0) },
    { name: 'last90', from: before.toISOString().slice(0, 10), to: today },
    { name: 'thisYear', from: day(year, 1, 1), to: today },
    { name: 'lastYear', from: day(year - 1, 1, 1), to: day(year - 1, 12, 31) },
  ]
}
