import type { DueTime, PlannedPart, Security } from '#trade/order-parts/part.ts'

/** A part of what is to be paid. */
export interface PlanPart {
  /** In percent; null is the rest. */
  share: number | null
  due: DueTime
  /** After what `due` names. */
  days: number | null
  secured: Security
}

interface PlanRule {
  problem: 'needsPart' | 'restLast' | 'shares' | 'days'
  holds(parts: readonly PlanPart[]): boolean
}

const counted = ({ due }: PlanPart) => due === 'afterShipping' || due === 'afterInvoice'
const sharesOf = (parts: readonly PlanPart[]) => parts.reduce((sum, { share }) => sum + (share ?? 0), 0)

/** What every plan keeps to; the first rule that it breaks is its problem. */
const planRules: readonly PlanRule[] = [
  { problem: 'needsPart', holds: (parts) => parts.length > 0 },
  { problem: 'restLast', holds: (parts) => parts.slice(0, -1).every(({ share }) => share !== null) },
  {
    problem: 'shares',
    holds: (parts) => (parts.at(-1)?.share === null ? sharesOf(parts) < 100 : sharesOf(parts) === 100),
  },
  { problem: 'days', holds: (parts) => parts.every((part) => (part.days !== null) === counted(part)) },
]

export const planProblem = (parts: readonly PlanPart[]) => planRules.find(({ holds }) => !holds(parts))?.problem

/** Amounts that make the total to the cent: each is rounded half up, the last takes what is left. */
export function splitTotal(totalMinor: number, parts: readonly Pick<PlanPart, 'share'>[]): number[] {
  let left = totalMinor
  return parts.map(({ share }, at) => {
    const rounded = Math.floor((totalMinor * (share ?? 100) + 50) / 100)
    const amount = at === parts.length - 1 ? left : Math.min(left, rounded)
    left -= amount
    return amount
  })
}

/** The same for plans that ask for the same, in words of the plan itself. */
export const planKey = (parts: readonly PlanPart[]): string =>
  parts.map(({ share, due, days, secured }) => `${share ?? 'rest'} ${due} ${days ?? 0} ${secured}`).join('; ')

const inAdvance: PlanPart = { share: 100, due: 'atOrder', days: null, secured: 'money' }

/** What a total is paid in under a plan; without one it is paid in advance. */
export function plannedParts(totalMinor: number, plan: readonly PlanPart[]): PlannedPart[] {
  const known = plan.length > 0 ? plan : [inAdvance]
  const amounts = splitTotal(totalMinor, known)
  const parts = known.map(({ due, days, secured }, at) => ({ amountMinor: amounts[at] ?? 0, due, days, secured }))
  return totalMinor > 0 ? parts.filter(({ amountMinor }) => amountMinor > 0) : parts.slice(0, 1)
}
