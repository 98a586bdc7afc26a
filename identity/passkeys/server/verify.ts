import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'
import type { Context } from '#platform/server/api/context.ts'
import { readChallenge, type Challenge, type Purpose } from './challenge.ts'
import { hostsOf, passkeyOrigins } from './origins.ts'

/** Certificates of all makers of devices: only who signs in with one needs them. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: what devices of today have. */
export const algorithms = [-8, -7, -257]

const Answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    id: v.string(),
    response: v.looseObject({ clientDataJSON: v.string(), userHandle: v.optional(v.string()) }),
  }),
)
const ClientData = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url').toString()),
  v.parseJson(),
  v.looseObject({ challenge: v.string() }),
)

export type Answer = v.InferOutput<typeof Answer>

/** undefined for what no device has written. */
export function readAnswer(credential: string): Answer | undefined {
  const parsed = v.safeParse(Answer, credential)
  return parsed.success ? parsed.output : undefined
}

/** The challenge that was answered, if it was ours and for this purpose. */
export function challengeIn({ response }: Answer, key: Buffer, purpose: Purpose): Challenge | undefined {
  try {
    return readChallenge(key, purpose, v.parse(ClientData, response.clientDataJSON).challenge)
  } catch {
    return undefined
  }
}

/** The site, and somebody whom the device has recognised by finger, face or PIN. */
function expected({ config }: Pick<Context, 'config'>) {
  const expectedOrigin = passkeyOrigins(config)
  return {
    expectedOrigin,
    expectedRPID: hostsOf(expectedOrigin),
    // Looked at already: it has to be known whose it is before it is spent.
    expectedChallenge: () => true,
    requireUserVerification: true,
  }
}

/** What the library throws is of the device or of who pretends to be one; the log says it to who sets up the site. */
const orRefused = <Verified>(verified: Promise<Verified>, { log }: Pick<Context, 'log'>) =>
  verified.catch((error: unknown) => {
    log.info({ reason: String(error) }, 'passkey refused')
    return undefined
  })

export async function verifyNew(answer: Answer, context: Pick<Context, 'config' | 'log'>) {
  const response = answer as unknown as RegistrationResponseJSON
  const rules = { ...expected(context), supportedAlgorithmIDs: algorithms }
  const { verifyRegistrationResponse } = await library()
  return (await orRefused(verifyRegistrationResponse({ response, ...rules }), context))?.registrationInfo?.credential
}

/** How far the device has counted; undefined where it is not the one. */
export async function verifyUse(
  answer: Answer,
  { publicKey, counter }: { publicKey: Buffer; counter: number },
  context: Pick<Context, 'config' | 'log'>,
): Promise<number | undefined> {
  const response = answer as unknown as AuthenticationResponseJSON
  const credential = { id: answer.id, publicKey: new Uint8Array(publicKey), counter }
  const { verifyAuthenticationResponse } = await library()
  const done = await orRefused(verifyAuthenticationResponse({ response, credential, ...expected(context) }), context)
  return done?.verified ? done.authenticationInfo.newCounter : undefined
}
