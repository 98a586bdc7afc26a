import type { ImportInfo } from './contract.ts'
import type { Translate } from '#platform/texts/messages.ts'
import type { Tone } from '#platform/ui/badge.tsx'

const tones: Partial<Record<ImportInfo['state'], Tone>> = {
  mapping: 'warning',
  checked: 'brand',
  applying: 'brand',
  applied: 'success',
  undoing: 'brand',
}
type Stated = Pick<ImportInfo, 'state' | 'faulty'>

export const toneOf = ({ state, faulty }: Stated): Tone => (faulty ? 'warning' : (tones[state] ?? 'neutral'))

/** What has errors is not called ready. */
export const stateText = (t: Translate, { state, faulty }: Stated) =>
  t(faulty ? 'adminImports.state_faulty' : `adminImports.state_${state}`)

/** Which step of bringing a table in is under way. */
export const stepOf = (state: ImportInfo['state']) =>
  state === 'loading' || state === 'mapping' ? 0 : state === 'checked' ? 1 : state === 'applying' ? 2 : 3
