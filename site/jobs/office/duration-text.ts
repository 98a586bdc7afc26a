import type { Translate } from '#platform/texts/messages.ts'

const units = [
  { size: 86_400, key: 'adminJobs.days' },
  { size: 3600, key: 'adminJobs.hours' },
  { size: 60, key: 'adminJobs.minutes' },
  { size: 1, key: 'adminJobs.seconds' },
] as const

/** In the largest unit of which there is at least one: `5 s`, `12 min`, `3 h`. */
export function durationText(t: Translate, seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const { size, key } = units.find((unit) => whole >= unit.size) ?? { size: 1, key: 'adminJobs.seconds' }
  return t(key, { count: Math.floor(whole / size) })
}

/** `12 ms`, and from a second on `1.2 s`. */
export const tookText = (t: Translate, milliseconds: number): string =>
  milliseconds < 1000
    ? t('adminJobs.milliseconds', { count: milliseconds })
    : t('adminJobs.seconds', { count: Math.round(milliseconds / 100) / 10 })
