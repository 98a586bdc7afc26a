/** How far apart two values are in one step of use: by a factor, by a share, or by so much of the base unit. */
type Step = { factor: number } | { share: number } | { amount: number }

const steps: Readonly<Record<string, Step>> = {
  mfr: { factor: 2 },
  mvr: { factor: 2 },
  charpyNotched: { factor: 2.5 },
  izodNotched: { factor: 2.5 },
  elongationBreak: { factor: 2.5 },
  density: { amount: 0.04 },
  hdt: { amount: 15 },
  vicat: { amount: 12 },
  melting: { amount: 12 },
  shoreA: { amount: 8 },
  shoreD: { amount: 8 },
  vaContent: { amount: 4 },
  transmittance: { amount: 4 },
  kValue: { amount: 3 },
  intrinsicViscosity: { share: 0.06 },
  relativeViscosity: { share: 0.12 },
}
const usualStep: Step = { share: 0.25 }

export interface Scale {
  /** Whether equal factors are equal distances. */
  logarithmic: boolean
  /** One step on the scale. */
  step: number
}

/** On which scale values stand as far apart as they are in use, seen from the one that is wanted, in base units. */
export function scaleOf(code: string, wanted: number): Scale {
  const step = steps[code] ?? usualStep
  if ('amount' in step) return { logarithmic: false, step: step.amount }
  if ('share' in step) return { logarithmic: false, step: Math.max(Math.abs(wanted) * step.share, 1e-9) }
  return { logarithmic: true, step: Math.log(step.factor) }
}

/** In steps of use. */
export function gapOf(code: string, wanted: number, other: number): number {
  const { logarithmic, step } = scaleOf(code, wanted)
  if (!logarithmic) return Math.abs(wanted - other) / step
  return wanted > 0 && other > 0 ? Math.abs(Math.log(wanted / other)) / step : 0
}

/** How many times the lowest value the highest must be for factors to show what differences would crowd together. */
const enoughFor = (step: Step) => ('factor' in step ? 4 : 'share' in step ? 10 : 50)

/** Whether the values of a property, drawn on an axis, read better by factors than by differences. */
export const readsByFactors = (code: string, lowest: number, highest: number) =>
  lowest > 0 && highest / lowest > enoughFor(steps[code] ?? usualStep)
