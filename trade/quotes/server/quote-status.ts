import { quoteActions, type QuoteAction, type QuoteStatus } from '../contract.ts'
import type { Actor } from '#platform/server/api/by.ts'

interface Transition {
  from: readonly QuoteStatus[]
  to: QuoteStatus
  by: readonly Actor[]
  /** Only before the end of the last day of its validity. */
  whileValid?: true
}

/** Everything that can happen to a quote once it is sent. What is not here does not exist. */
export const transitions = {
  accept: { from: ['sent'], to: 'accepted', by: ['member'], whileValid: true },
  counter: { from: ['sent'], to: 'countered', by: ['member'], whileValid: true },
  decline: { from: ['sent', 'countered'], to: 'declined', by: ['member'] },
  replace: { from: ['sent', 'countered'], to: 'replaced', by: ['operator'] },
  withdraw: { from: ['sent', 'countered'], to: 'withdrawn', by: ['operator'] },
  expire: { from: ['sent'], to: 'expired', by: ['system'] },
} as const satisfies Record<string, Transition>

export type QuoteEventName = keyof typeof transitions
export const transitionOf = (event: QuoteEventName): Transition => transitions[event]

/** What the buyer may do now: pages offer exactly this, and the calls refuse everything else. */
export const actionsOf = (status: QuoteStatus): QuoteAction[] =>
  quoteActions.filter((action) => transitionOf(action).from.includes(status))
