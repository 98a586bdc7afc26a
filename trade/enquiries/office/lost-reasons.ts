import { declineReasons } from '#trade/quotes/decline-reasons.ts'

/** Why an enquiry ended without an order: what buyers say, and what only the seller knows. */
export const lostReasons = [...declineReasons, 'noAnswer', 'notAvailable'] as const
export type LostReason = (typeof lostReasons)[number]
