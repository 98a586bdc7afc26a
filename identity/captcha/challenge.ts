import * as v from 'valibot'
import { captchaPurposes } from './answer.ts'

const hex = (length: number) => v.pipe(v.string(), v.length(length), v.hexadecimal())

/** A challenge as version 2 of the ALTCHA protocol writes it; every field is signed. */
export const Challenge = v.strictObject({
  parameters: v.strictObject({
    algorithm: v.literal('SHA-256'),
    cost: v.literal(1),
    /** `work` is how many counters there are to try. */
    data: v.strictObject({ purpose: v.picklist(captchaPurposes), work: v.number() }),
    expiresAt: v.number(),
    keyLength: v.literal(32),
    keyPrefix: hex(32),
    keySignature: hex(64),
    nonce: hex(32),
    salt: hex(32),
  }),
  signature: hex(64),
})
export type Challenge = v.InferOutput<typeof Challenge>

/** What a browser sends back, as JSON in base64. */
export const Proof = v.object({
  challenge: Challenge,
  solution: v.object({ counter: v.number(), derivedKey: hex(64) }),
})
export type Proof = v.InferOutput<typeof Proof>
