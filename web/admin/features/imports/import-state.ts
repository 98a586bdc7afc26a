import type { ImportInfo, ImportRow } from '#contract/operator/imports.ts'
import type { Tone } from '#web/ui/badge.tsx'

const tones: Partial<Record<ImportInfo['state'], Tone>> = {
  mapping: 'warning',
  checked: 'brand',
  applying: 'brand',
  applied: 'success',
  undoing: 'brand',
}
export const toneOf = (state: ImportInfo['state']): Tone => tones[state] ?? 'neutral'

const outcomeTones: Record<NonNullable<ImportRow['outcome']>, Tone> = {
  new: 'success',
  changed: 'brand',
  same: 'neutral',
  wrong: 'danger',
}
export const toneOfOutcome = (outcome: ImportRow['outcome']): Tone => (outcome ? outcomeTones[outcome] : 'neutral')

/** Which step of bringing a table in is under way. */
export const stepOf = (state: ImportInfo['state']) =>
  state === 'loading' || state === 'mapping' ? 0 : state === 'checked' ? 1 : state === 'applying' ? 2 : 3
