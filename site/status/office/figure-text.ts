import { fileSize } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { durationText, tookText } from '#site/jobs/office/duration-text.ts'
import { figures, type FigureName, type Kind } from '../facts.ts'

const texts: Record<Exclude<Kind, 'words'>, (t: Translate, value: number) => string> = {
  count: (_, value) => String(value),
  bytes: (_, value) => fileSize(value),
  seconds: durationText,
  milliseconds: tookText,
  share: (_, value) => `${Math.round(value * 100)}%`,
  days: (t, value) => t('adminJobs.days', { count: value }),
  role: (t, value) => t(value > 0 ? 'adminStatus.primary' : 'adminStatus.standby'),
  yes: (t, value) => t(value > 0 ? 'adminStatus.yes' : 'adminStatus.no'),
}

/** `12 min`, `3.4 GB`, `80%`. */
export function figureText(t: Translate, name: FigureName, value: number | string | null): string {
  const { kind } = figures[name]
  if (value === null) return t('adminStatus.never')
  return typeof value === 'string' || kind === 'words' ? String(value) : texts[kind](t, value)
}
