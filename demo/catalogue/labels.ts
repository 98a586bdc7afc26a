import { labels, type Label, type LabelCode } from '#site/first-start/server/vocabulary/labels.ts'

/** The ways a material is worked; every use names one of them first. */
export const processes = {
  injection: 'An injection-moulding grade',
  extrusion: 'An extrusion grade',
  film: 'A film grade',
  fibre: 'A fibre grade',
  blow: 'A blow-moulding grade',
  pipe: 'A pipe grade',
  thermoforming: 'A sheet and thermoforming grade',
  rotomoulding: 'A rotomoulding grade',
  coating: 'An extrusion-coating grade',
  blending: 'A blending component',
  calendering: 'A calendering grade',
  foaming: 'A foaming grade',
} as const satisfies Partial<Record<LabelCode, string>>

export type ProcessCode = keyof typeof processes

const byCode = new Map(labels.map((label) => [label.code, label]))

export function labelOf(code: LabelCode): Label {
  const label = byCode.get(code)
  if (!label) throw new Error(`There is no label with the code ${code}.`)
  return label
}
