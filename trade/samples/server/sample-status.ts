import type { Transition } from '#platform/server/life-cycle/events.ts'
import type { SampleStatus } from '../sample.ts'

/** Everything that can happen to a sample. What is not here does not exist. */
export const transitions = {
  withdraw: { from: ['requested', 'approved'], to: 'withdrawn', by: ['member'] },
  approve: { from: ['requested'], to: 'approved', by: ['operator'] },
  refuse: { from: ['requested', 'approved'], to: 'refused', by: ['operator'], needsNote: true },
  send: { from: ['approved'], to: 'sent', by: ['operator'] },
  report: { from: ['sent'], to: 'tried', by: ['member'] },
} as const satisfies Record<string, Transition<SampleStatus>>
