import type { Translate } from '#platform/texts/messages.ts'

/** A stretch of time in its largest unit: 45 minutes, 3 hours, 2 days. */
export function stretch(t: Translate, from: string, to: string | Date): string {
  const minutes = Math.max(0, Math.round((new Date(to).getTime() - new Date(from).getTime()) / 60_000))
  if (minutes < 90) return t('adminEnquiries.minutes', { count: minutes })
  if (minutes < 36 * 60) return t('adminEnquiries.hours', { count: Math.round(minutes / 60) })
  return t('adminEnquiries.days', { count: Math.round(minutes / (24 * 60)) })
}

export const minutesBetween = (from: string, to: string | Date) =>
  (new Date(to).getTime() - new Date(from).getTime()) / 60_000
