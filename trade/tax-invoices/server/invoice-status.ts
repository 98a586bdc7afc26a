import type { Transition } from '#platform/server/life-cycle/events.ts'
import type { InvoiceStatus } from '../tax-invoice.ts'

/** Everything that can happen to a request. What is not here does not exist. */
export const transitions = {
  issue: { from: ['requested'], to: 'issued', by: ['operator'], provided: 'orderStands' },
  reject: { from: ['requested'], to: 'rejected', by: ['operator'], needsNote: true },
  withdraw: { from: ['requested'], to: 'withdrawn', by: ['member'] },
  /** Cancelled at the tax office, where the order changed after it or the invoice was wrong. */
  void: { from: ['issued'], to: 'voided', by: ['operator'], needsNote: true },
} as const satisfies Record<string, Transition<InvoiceStatus>>
