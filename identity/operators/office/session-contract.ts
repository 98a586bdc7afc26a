import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { LinkToken, newPassword, samePasswords, SignedIn } from '#identity/auth/identity.ts'
import { Credential, NewPasskey, PasskeyOffer, PasskeyRequest, Passkeys } from '#identity/passkeys/contract.ts'
import { Email } from '#platform/contract/patterns.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { signInStages } from '#platform/contract/office/permissions.ts'
import { Typed } from '#platform/contract/lines.ts'

const Stage = v.picklist(signInStages)
const Password = v.pipe(v.optional(v.string(), ''), v.nonEmpty('adminSession.enterPassword'), v.maxLength(128))
/** Six digits of the app, or one of the codes on paper. */
const Code = v.pipe(Typed('adminSession.enterCode'), v.maxLength(20))

export const Me = v.object({
  id: Id,
  email: v.string(),
  name: v.string(),
  nameEn: v.string(),
  roles: v.array(v.object({ id: Id, name: v.string(), nameEn: v.string() })),
  /** Of people of a shop. */
  shop: v.nullable(v.object({ id: Id, name: v.string(), nameEn: v.string() })),
  stage: Stage,
  permissions: v.array(v.string()),
  hasSecondFactor: v.boolean(),
  needsSecondFactor: v.boolean(),
  recoveryCodes: v.number(),
  /** Paths of the pages that stand on top of the navigation. */
  favourites: v.array(v.string()),
})
export type Me = v.InferOutput<typeof Me>

const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) })

/** Signing in, and what an operator changes of the own account. */
export const session = {
  signIn: post('/operator/session/signIn', {
    access: 'open',
    input: v.object({
      email: v.pipe(Typed('adminSession.enterEmail'), v.maxLength(254)),
      password: Password,
    }),
    output: v.object({ ...SignedIn.entries, stage: Stage }),
  }),
  passkeyChallenge: get('/operator/session/passkey', { access: 'open', output: PasskeyRequest }),
  /** Nothing more is asked for: a passkey is both factors. */
  signInByPasskey: post('/operator/session/passkey', {
    access: 'open',
    input: v.object({ credential: Credential }),
    output: v.object({ ...SignedIn.entries, stage: Stage }),
  }),
  giveCode: operatorPost('/operator/session/code', { permission: 'session', input: v.object({ code: Code }) }),
  signOut: operatorPost('/operator/session/signOut', { permission: 'session' }),
  me: operatorGet('/operator/session/me', { permission: 'session', output: Me }),

  setFavourite: operatorPost('/operator/session/favourite', {
    permission: 'own',
    ofShop: true,
    input: v.object({ path: v.pipe(v.string(), v.regex(/^\/admin(?:\/[a-z-]{1,40}){0,3}$/)), on: v.boolean() }),
  }),

  /** A secret for the app. Whoever is already in types the password again. */
  offerSecondFactor: operatorPost('/operator/session/secondFactor/offer', {
    permission: 'enrolment',
    input: v.object({ password: v.optional(v.pipe(v.string(), v.maxLength(128))) }),
    output: v.object({ secret: v.string(), image: v.string() }),
  }),
  /** The codes for the day the phone is lost are said once. */
  confirmSecondFactor: operatorPost('/operator/session/secondFactor/confirm', {
    event: 'operatorChanged',
    permission: 'enrolment',
    input: v.object({ code: Code }),
    output: RecoveryCodes,
  }),
  renewRecoveryCodes: operatorPost('/operator/session/recoveryCodes', {
    event: 'operatorChanged',
    permission: 'own',
    ofShop: true,
    input: v.object({ password: Password }),
    output: RecoveryCodes,
  }),

  passkeys: operatorGet('/operator/session/passkeys', { permission: 'own', ofShop: true, output: Passkeys }),
  offerPasskey: operatorPost('/operator/session/passkeys/offer', {
    permission: 'own',
    ofShop: true,
    input: v.object({ password: Password }),
    output: PasskeyOffer,
  }),
  addPasskey: operatorPost('/operator/session/passkeys/add', {
    event: 'operatorChanged',
    permission: 'own',
    ofShop: true,
    input: NewPasskey,
  }),
  removePasskey: operatorPost('/operator/session/passkeys/remove', {
    event: 'operatorChanged',
    permission: 'own',
    ofShop: true,
    input: v.object({ id: Id, password: Password }),
  }),

  changePassword: operatorPost('/operator/session/password', {
    event: 'operatorChanged',
    permission: 'own',
    ofShop: true,
    input: v.pipe(v.object({ currentPassword: Password, ...newPassword }), samePasswords()),
  }),

  invitation: get('/operator/session/invitation', {
    access: 'open',
    input: v.object({ token: LinkToken }),
    output: v.object({ email: Email, name: v.string(), nameEn: v.string() }),
  }),
  acceptInvitation: post('/operator/session/invitation/accept', {
    event: 'operatorChanged',
    access: 'open',
    input: v.pipe(v.object({ token: LinkToken, ...newPassword }), samePasswords()),
  }),
}
