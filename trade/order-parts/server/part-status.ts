import type { PartState } from '../part.ts'
import type { Transition } from '#platform/server/life-cycle/events.ts'

const unsettled = ['open', 'reported', 'overdue'] as const

/** Everything that can happen to a part of an order's payment. What is not here does not exist. */
export const partTransitions = {
  report: { from: ['open', 'overdue'], to: 'reported', by: ['member'] },
  rejectReport: { from: ['reported'], to: 'open', by: ['operator'], needsNote: true },
  /** Less than is due. */
  receive: { from: unsettled, to: 'open', by: ['operator', 'system'] },
  pay: { from: unsettled, to: 'paid', by: ['operator', 'system'] },
  secure: { from: unsettled, by: ['operator'], needsNote: true, provided: 'unsecuredLetter' },
  waive: { from: ['open', 'overdue'], to: 'waived', by: ['operator'], needsNote: true },
  /** With its order, or because goods came back. */
  drop: { from: unsettled, to: 'waived', by: ['member', 'operator', 'system'] },
  fallOverdue: { from: ['open'], to: 'overdue', by: ['system'] },
  refund: { from: ['open', 'reported', 'overdue', 'paid', 'waived'], to: 'refunded', by: ['system'] },
} as const satisfies Record<string, Transition<PartState>>
