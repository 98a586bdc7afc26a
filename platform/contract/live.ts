/** What the server says to an open page: this changed, request it again. */
export const liveEvents = ['letters', 'cart', 'basket', 'enquiries', 'orders'] as const
export type LiveEvent = (typeof liveEvents)[number]
export interface LiveMessage {
  event: LiveEvent
}
