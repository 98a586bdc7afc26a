import { conditionOf } from './conditions.ts'
import { relationOf, type Why } from './methods.ts'
import { isConvertible, isUnit } from './units.ts'

/** Why two values of one parameter must not be read against each other. */
export type Reason = 'kind' | 'unit' | 'method' | 'condition' | 'conditionUnknown'

export interface Stated {
  text: string | null
  unit: string
  method: string
  condition: string | null
}

export type Comparison =
  | { comparable: true; about: boolean }
  | { comparable: false; reason: Reason; why: Why | undefined }

const converts = (one: string, other: string) =>
  one === other || (isUnit(one) && isUnit(other) && isConvertible(one, other))

/** In this order: the first that applies matters most, and is the one worth telling. */
const rules: readonly (readonly [reason: Reason, applies: (one: Stated, other: Stated) => boolean])[] = [
  ['kind', (one, other) => (one.text === null) !== (other.text === null)],
  ['unit', (one, other) => !converts(one.unit, other.unit)],
  ['conditionUnknown', (one, other) => (conditionOf(one) === '') !== (conditionOf(other) === '')],
  ['condition', (one, other) => conditionOf(one) !== conditionOf(other)],
  ['method', (one, other) => relationOf(one.method, other.method).verdict === 'apart'],
]

/** How two stated values may be read against each other. */
export function comparisonOf(one: Stated, other: Stated): Comparison {
  const relation = relationOf(one.method, other.method)
  const reason = rules.find(([, applies]) => applies(one, other))?.[0]
  if (reason === undefined) return { comparable: true, about: relation.verdict === 'near' }
  return { comparable: false, reason, why: reason === 'method' && 'why' in relation ? relation.why : undefined }
}
