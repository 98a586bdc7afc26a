import * as v from 'valibot'
import { CurrentPassword, SignedIn } from '#identity/auth/identity.ts'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { RequiredLine } from '#platform/contract/lines.ts'

/** What a browser asks a device with, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads it; null where there are none. */
export const PasskeyRequest = v.nullable(
  v.object({ challenge: v.string(), timeout: v.number(), userVerification: v.string() }),
)

/** The answer of a device: the JSON text of its `PublicKeyCredential`. */
export const Credential = v.pipe(v.string(), v.maxLength(12_000))

export const Passkeys = v.object({
  /** Whether they can be had at the address of this site. */
  offered: v.boolean(),
  passkeys: v.array(v.object({ id: Id, name: v.string(), createdAt: Timestamp, usedAt: v.nullable(Timestamp) })),
})
export type Passkeys = v.InferOutput<typeof Passkeys>

const Key = { id: v.string(), type: v.literal('public-key') }
export const PasskeyOffer = v.object({
  /** As `PublicKeyCredential.parseCreationOptionsFromJSON` reads it. */
  options: v.object({
    challenge: v.string(),
    rp: v.object({ name: v.string() }),
    user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ type: Key.type, alg: v.number() })),
    timeout: v.number(),
    attestation: v.string(),
    excludeCredentials: v.array(v.object({ ...Key, transports: v.array(v.string()) })),
    authenticatorSelection: v.object({
      residentKey: v.literal('required'),
      requireResidentKey: v.boolean(),
      userVerification: v.literal('required'),
    }),
  }),
  /** What the device may be called. */
  name: v.string(),
})
export type PasskeyOffer = v.InferOutput<typeof PasskeyOffer>

export const NewPasskey = v.object({ credential: Credential, name: RequiredLine('passkeys.enterName', 60) })

// The current password, where no check of the person is recent enough.
const proof = { currentPassword: v.optional(CurrentPassword) }

/** Keys on devices of a member. One stands for the password and for a second factor. */
export const passkeys = {
  challenge: get('/customer/login/passkey', { access: 'open', output: PasskeyRequest }),
  signIn: post('/customer/login/passkey', {
    access: 'open',
    input: v.object({ credential: Credential }),
    output: SignedIn,
  }),
  info: get('/customer/passkey/info', { access: 'member', output: Passkeys }),
  offer: post('/customer/passkey/offer', { access: 'member', input: v.object(proof), output: PasskeyOffer }),
  add: post('/customer/passkey/add', { access: 'member', event: 'accountChanged', input: NewPasskey }),
  remove: post('/customer/passkey/remove', {
    access: 'member',
    event: 'accountChanged',
    input: v.object({ id: Id, ...proof }),
  }),
}
