import type { OfficeDay, OfficeHours } from './hours.ts'
import type { Translate } from '#platform/texts/messages.ts'

/** Days with the same hours stand together: Mon to Fri, 08:30 to 18:00; Sat, 09:00 to 12:00. */
export function daysText(days: readonly OfficeDay[], t: Translate): string {
  const alike = Map.groupBy(
    days.toSorted((one, other) => one.weekday - other.weekday),
    ({ opens, closes }) => `${opens} ${closes}`,
  )
  return [...alike.values()]
    .flatMap((group) =>
      group.slice(0, 1).map(({ opens, closes }) => {
        const weekdays = group.map(({ weekday }) => weekday)
        return t('officeHours.dayHours', { days: weekdaysText(weekdays, t), opens, closes })
      }),
    )
    .join(t('officeHours.dayBreak'))
}

/** Mon to Sat, or the days one by one where they do not follow each other. */
function weekdaysText(weekdays: readonly number[], t: Translate): string {
  const names = t('officeHours.weekdays').split(',')
  const nameOf = (day: number | undefined) => names[(day ?? 1) - 1] ?? ''
  const inARow = weekdays.every((day, index) => index === 0 || day === (weekdays[index - 1] ?? 0) + 1)
  if (inARow && weekdays.length > 2)
    return t('officeHours.dayRange', { from: nameOf(weekdays[0]), to: nameOf(weekdays.at(-1)) })
  return weekdays.map(nameOf).join(t('officeHours.listBreak'))
}

/** The same with the place whose clock counts. */
export const hoursText = ({ days, zone }: Pick<OfficeHours, 'days' | 'zone'>, t: Translate) =>
  t('officeHours.inZone', {
    days: daysText(days, t),
    zone: zone === 'Asia/Shanghai' ? t('officeHours.zoneShanghai') : zone,
  })
