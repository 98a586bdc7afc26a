import type { Transition } from '#platform/server/life-cycle/events.ts'

type ShipmentStatus = 'shipped' | 'received' | 'withdrawn'

/** Everything that can happen to a shipment after it left. What is not here does not exist. */
export const shipmentTransitions = {
  change: { from: ['shipped', 'received'], by: ['operator'] },
  arrive: { from: ['shipped'], by: ['operator'] },
  /** It was entered wrongly. */
  withdraw: { from: ['shipped'], to: 'withdrawn', by: ['operator'], needsNote: true },
  receive: { from: ['shipped'], to: 'received', by: ['member'] },
  /** The buyer said nothing in time. */
  accept: { from: ['shipped'], to: 'received', by: ['system'], provided: 'overdue' },
} as const satisfies Record<string, Transition<ShipmentStatus>>
