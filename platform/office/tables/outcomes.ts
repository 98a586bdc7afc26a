import type { Tone } from '#platform/ui/badge.tsx'

/** What a row of a table comes to. */
export const tableOutcomes = ['new', 'changed', 'same', 'wrong'] as const
export type TableOutcome = (typeof tableOutcomes)[number]

export const outcomeTones: Record<TableOutcome, Tone> = {
  new: 'success',
  changed: 'brand',
  same: 'neutral',
  wrong: 'danger',
}
