export const dueTimes = ['atOrder', 'beforeShipping', 'againstDocuments', 'afterShipping', 'afterInvoice'] as const
export type DueTime = (typeof dueTimes)[number]
export const securities = ['money', 'letterOfCredit', 'credit'] as const
export type Security = (typeof securities)[number]

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

const bankDays: Record<DueTime, number> = {
  atOrder: 0,
  beforeShipping: 30,
  againstDocuments: 60,
  afterShipping: 15,
  afterInvoice: 15,
}

/** How long an order waits until its last part can be on our account: the way to the bank, and the days agreed. */
export const waitingHours = (parts: readonly PlanPart[], inAdvance: number): number =>
  Math.max(inAdvance, ...parts.map(({ due, days }) => 24 * (bankDays[due] + (days ?? 0))))
