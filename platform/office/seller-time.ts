import { dateTime } from '#platform/texts/format.ts'

/** What a field for day and time shows: the time where the sellers work. */
export const toField = (moment: string) => (moment ? dateTime(moment).replace(' ', 'T') : '')

// China has one zone and no summer time.
const offset = '+08:00'

/** What such a field holds, as a moment; what is no time stays for the call to refuse. */
export function fromField(text: string): string {
  const moment = new Date(`${text}:00${offset}`)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}
