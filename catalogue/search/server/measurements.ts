import { conditionOf } from '#catalogue/parameters/conditions.ts'
import { relationOf, testOf } from '#catalogue/parameters/methods.ts'
import { anyCondition } from '#catalogue/parameters/property-range.ts'
import { usualCondition } from '#catalogue/parameters/usual-conditions.ts'

/** How goods of a category state a parameter. */
export interface Measurement {
  id: number
  /** Codes of the parameter and of the category. */
  code: string
  category: string
  method: string
  /** Empty where none is stated. */
  condition: string
  productCount: number
}

/** A parameter with everything that is known of how it is stated. */
export interface Measured {
  /** The usual method first. */
  methods: readonly string[]
  /** Classes that have an order, such as V-0, if it is one of those. */
  options: readonly unknown[]
  measurements: readonly Measurement[]
}

/** One way to ask: values that can be read against each other. */
export interface ComparedAt {
  /** As a range in an address names it. */
  at: string
  condition: string
  /** Where the usual method is not meant. */
  method: string | null
  productCount: number
}

/** What an address says for a condition that is not stated. */
const unstated = '-'

const verdicts = new Map<string, boolean>()
const mostVerdicts = 10_000

/** Asked for every parameter of every search, about the few methods that there are. */
function comparable(one: string, other: string): boolean {
  const key = `${one}\n${other}`
  const verdict = verdicts.get(key) ?? relationOf(one, other).verdict !== 'apart'
  if (verdicts.size < mostVerdicts) verdicts.set(key, verdict)
  return verdict
}

/** One method for each set of those that compare. */
function headsOf({ methods, measurements }: Measured): string[] {
  const heads: string[] = []
  for (const method of [...methods, ...measurements.map((each) => each.method)])
    if (!heads.some((head) => comparable(head, method))) heads.push(method)
  return heads
}

const atOf = (condition: string, head: string, [usual]: readonly string[]) =>
  (conditionOf({ condition }) || unstated) + (head === usual ? '' : `|${testOf(head).replaceAll(' ', '')}`)

/** The ways to ask for a parameter, those that most products state first. */
export function comparedAt(measured: Measured): ComparedAt[] {
  const heads = headsOf(measured)
  const all = new Map<string, ComparedAt>()
  for (const { method, condition, productCount } of measured.measurements.toSorted(
    (a, b) => b.productCount - a.productCount,
  )) {
    const head = heads.find((each) => comparable(each, method)) ?? method
    const at = atOf(condition, head, heads)
    const known = all.get(at) ?? { at, condition, method: head === heads[0] ? null : head, productCount: 0 }
    all.set(at, { ...known, productCount: known.productCount + productCount })
  }
  return [...all.values()].filter((each) => each.productCount > 0).toSorted((a, b) => b.productCount - a.productCount)
}

/** Whether a value counts where no condition was chosen. */
function isUsual({ code, category, method, condition }: Measurement, { methods: [usual], options }: Measured): boolean {
  const wanted = usualCondition(code, category)
  if (wanted === undefined || options.length > 0) return true
  return conditionOf({ condition }) === conditionOf({ condition: wanted }) && comparable(usual ?? method, method)
}

const thickness = (condition: string) => /^([\d.]+)mm$/.exec(condition)?.[1]

/** A class that is reached at one thickness is reached by a thicker part as well. */
const reaches = (stated: string, wanted: string, { options }: Measured) => {
  const [own, asked] = [thickness(stated), thickness(wanted)]
  return (
    stated === wanted ||
    (options.length > 0 && own !== undefined && asked !== undefined && Number(own) <= Number(asked))
  )
}

const idsOf = (some: readonly Measurement[]) => some.map(({ id }) => id)

/** Asked for every parameter of every search. */
const usualIds = new WeakMap<Measured, readonly number[]>()
function usualIdsOf(measured: Measured): readonly number[] {
  const ids = usualIds.get(measured) ?? idsOf(measured.measurements.filter((each) => isUsual(each, measured)))
  usualIds.set(measured, ids)
  return ids
}

/** The measurements whose values answer; undefined where nobody states it so. */
export function measurementsAt(measured: Measured, at: string | undefined): readonly number[] | undefined {
  const { measurements } = measured
  if (at === undefined) return usualIdsOf(measured)
  if (at === anyCondition) return idsOf(measurements)
  const heads = headsOf(measured)
  const [condition = '', test] = at.split('|')
  const head = test === undefined ? heads[0] : heads.find((each) => testOf(each).replaceAll(' ', '') === test)
  if (head === undefined) return undefined
  const found = measurements.filter(
    (each) => comparable(head, each.method) && reaches(conditionOf(each) || unstated, condition, measured),
  )
  return found.length > 0 ? idsOf(found) : undefined
}
