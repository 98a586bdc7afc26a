import * as v from 'valibot'

/** What the server tells an open page: something changed, ask again. */
export const LiveMessage = v.object({ event: v.picklist(['letters', 'cart', 'enquiries']) })
export type LiveMessage = v.InferOutput<typeof LiveMessage>
export type LiveEvent = LiveMessage['event']
