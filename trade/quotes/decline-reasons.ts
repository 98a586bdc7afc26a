/** Why a buyer turns a quote down. */
export const declineReasons = [
  'price',
  'leadTime',
  'specification',
  'terms',
  'boughtElsewhere',
  'noNeed',
  'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]
