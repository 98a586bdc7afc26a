import type { Translate } from '#platform/texts/messages.ts'

/** A stretch of time in its largest unit: 45 minutes, 3 hours. Days of an office have no fixed length. */
export const stretch = (t: Translate, minutes: number): string =>
  minutes < 90
    ? t('adminEnquiries.minutes', { count: Math.round(minutes) })
    : t('adminEnquiries.hours', { count: Math.round(minutes / 60) })
