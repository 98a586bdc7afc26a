import type { OfficeHours } from '#contract/chat.ts'
import type { Translate } from '#i18n/messages.ts'

/** Mon to Sat, or the days one by one where they do not follow each other. */
export function daysText({ weekdays }: OfficeHours, t: Translate): string {
  const names = t('chat.weekdays').split(',')
  const sorted = weekdays.toSorted((a, b) => a - b)
  const nameOf = (day: number | undefined) => names[(day ?? 1) - 1] ?? ''
  const inARow = sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1)
  if (inARow && sorted.length > 2) return t('chat.dayRange', { from: nameOf(sorted[0]), to: nameOf(sorted.at(-1)) })
  return sorted.map(nameOf).join(', ')
}

export const hoursText = (hours: OfficeHours, t: Translate) =>
  t('chat.closedNow', {
    days: daysText(hours, t),
    opens: hours.opens,
    closes: hours.closes,
    zone: hours.zone === 'Asia/Shanghai' ? t('chat.zoneShanghai') : hours.zone,
  })
