import * as v from 'valibot'

/** What the server sends to an open page: something changed, request it again. */
export const LiveMessage = v.object({ event: v.picklist(['letters', 'cart', 'basket', 'enquiries', 'orders']) })
export type LiveMessage = v.InferOutput<typeof LiveMessage>
export type LiveEvent = LiveMessage['event']
