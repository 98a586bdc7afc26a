import { dateTime, empty } from '#platform/texts/format.ts'

/** A day and its hour. Where there is little room they stand on two lines, and neither is broken. */
export function TimeAt({ at }: { at: string | null }) {
  if (!at) return empty
  const [day, hour] = dateTime(at).split(' ')
  return (
    <time dateTime={at}>
      <span>{day}</span> <span>{hour}</span>
    </time>
  )
}
