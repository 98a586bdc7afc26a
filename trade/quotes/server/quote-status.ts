import { openTo, type Transition } from '#platform/server/life-cycle/events.ts'
import { quoteActions, type QuoteAction, type QuoteStatus } from '../contract.ts'

type QuoteTransition = Transition<QuoteStatus> & { to: QuoteStatus }

/** Everything that can happen to a quote once it is sent. What is not here does not exist. */
export const transitions = {
  accept: { from: ['sent'], to: 'accepted', by: ['member', 'operator'], provided: 'stillValid' },
  counter: { from: ['sent'], to: 'countered', by: ['member'], provided: 'stillValid' },
  decline: { from: ['sent', 'countered'], to: 'declined', by: ['member', 'visitor'] },
  // By the buyer where other quantities of those quoted are taken.
  replace: { from: ['sent', 'countered'], to: 'replaced', by: ['operator', 'member'] },
  withdraw: { from: ['sent', 'countered'], to: 'withdrawn', by: ['operator'], needsNote: true },
  expire: { from: ['sent'], to: 'expired', by: ['system'] },
} as const satisfies Record<string, QuoteTransition>

export type QuoteEventName = keyof typeof transitions
export const transitionOf = (event: QuoteEventName): QuoteTransition => transitions[event]

/** What the buyer may do now: pages offer exactly this, and the calls refuse everything else. */
export const actionsOf = (status: QuoteStatus): QuoteAction[] =>
  quoteActions.filter((action) => openTo(transitions, 'member', status).includes(action))
