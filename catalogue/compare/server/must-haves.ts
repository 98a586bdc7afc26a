import { Grade } from '#platform/contract/enums.ts'
import { conditionOf } from '#catalogue/parameters/conditions.ts'
import { polymersOf } from './polymers.ts'

/** A value as a product states it, and its middle in the base unit. */
export interface StatedValue {
  code: string
  text: string | null
  min: number | null
  typical: number | null
  max: number | null
  unit: string
  method: string
  condition: string | null
  base: number
}

/** What is known of goods that may replace each other. */
export interface Candidate {
  category: string
  grade: number
  /** Series and model: they may name the polymer. */
  title: string
  /** Codes of its labels. */
  labels: readonly string[]
  values: readonly StatedValue[]
}

type Rule = (wanted: Candidate, offered: Candidate) => boolean

const processes = new Set(
  'injection extrusion film fibre blow pipe thermoforming rotomoulding coating blending calendering foaming'.split(' '),
)
const reinforcements = new Set(['glass-fibre', 'carbon-fibre', 'mineral'])
/** What goods are bought for: whoever replaces them has it too. */
const soldFor = new Set(
  'plating high-impact hydrolysis-resistant heat-resistant weatherable low-wear antistatic compostable photovoltaic halogen-free food-contact medical'.split(
    ' ',
  ),
)

const mostOffFiller = 5
const among = ({ labels }: Candidate, names: ReadonlySet<string>) => labels.filter((label) => names.has(label))
const sameOf = (names: ReadonlySet<string>) => (wanted: Candidate, offered: Candidate) =>
  among(wanted, names).toSorted().join() === among(offered, names).toSorted().join()
const valuesOf = ({ values }: Candidate, code: string) => values.filter((each) => each.code === code)

/** Grades that are bought instead of each other: nobody replaces prime goods by scrap unasked. */
const grades: readonly (readonly [wanted: number, offered: readonly number[]])[] = [
  [Grade.prime, [Grade.prime, Grade.modified]],
  [Grade.modified, [Grade.prime, Grade.modified]],
  [Grade.offGrade, [Grade.offGrade, Grade.prime]],
]
const ofGrade: Rule = (wanted, offered) =>
  (grades.find(([grade]) => grade === wanted.grade)?.[1] ?? [wanted.grade]).includes(offered.grade)

const ofPolymer: Rule = (wanted, offered) => polymersOf(wanted).some((each) => polymersOf(offered).includes(each))

const thickness = ({ condition }: StatedValue) => Number.parseFloat(condition ?? '') || Infinity

const V0 = 3

/** As good a class at the same thickness or a thinner one; what a polymer reaches by itself is not asked for. */
const ofFlameClass: Rule = (wanted, offered) =>
  valuesOf(wanted, 'ul94').every(
    (asked) =>
      (asked.base < V0 && !wanted.labels.includes('flame-retardant')) ||
      valuesOf(offered, 'ul94').some((each) => each.base >= asked.base && thickness(each) <= thickness(asked)),
  )

const ofFillerContent: Rule = (wanted, offered) => {
  const [asked] = valuesOf(wanted, 'fillerContent')
  const [stated] = valuesOf(offered, 'fillerContent')
  if (!asked) return !stated || among(wanted, reinforcements).length > 0
  return stated !== undefined && Math.abs(stated.base - asked.base) <= mostOffFiller
}

/** Melts that are measured in another way flow in another way. */
const ofFlow: Rule = (wanted, offered) => {
  const flows = (candidate: Candidate) =>
    [...valuesOf(candidate, 'mfr'), ...valuesOf(candidate, 'mvr')].map((each) => `${each.code} ${conditionOf(each)}`)
  const [asked, stated] = [flows(wanted), flows(offered)]
  return asked.length === 0 || stated.length === 0 || asked.some((each) => stated.includes(each))
}

const ofPurpose: Rule = (wanted, offered) => among(wanted, soldFor).every((label) => offered.labels.includes(label))

/** Before values are compared at all; one that fails is no substitute, however near its numbers are. */
const mustHaves: readonly Rule[] = [
  ofGrade,
  sameOf(processes),
  sameOf(reinforcements),
  sameOf(new Set(['flame-retardant'])),
  sameOf(new Set(['transparent'])),
  ofPurpose,
  ofPolymer,
  ofFillerContent,
  ofFlameClass,
  ofFlow,
]

export const hasAll = (wanted: Candidate, offered: Candidate): boolean =>
  mustHaves.every((rule) => rule(wanted, offered))
