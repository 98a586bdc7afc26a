import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import * as v from 'valibot'
import type { CaptchaPurpose } from '../answer.ts'
import { Challenge, Proof } from '../challenge.ts'
import { newExpiry } from './ticket.ts'

/** The protocol has one secret for the challenge and one for its solution; both differ from what tickets use. */
const secretsOf = (key: Buffer) => {
  const secret = (name: string) => createHmac('sha256', key).update(`altcha ${name}`).digest('hex')
  return { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('solution') }
}

/** Somewhere among `work` counters is the one whose hash was taken: half of them are tried on average, all at most. */
export async function writeChallenge(
  key: Buffer,
  purpose: CaptchaPurpose,
  work: number,
  expiresAt = newExpiry(),
): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(work),
    data: { purpose, work },
    expiresAt,
    deriveKey,
    ...secretsOf(key),
  })
  return v.parse(Challenge, challenge)
}

const Sent = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64').toString()),
  v.parseJson(),
  Proof,
)

/** The challenge that a proof solves; undefined when it is false, changed, too late or not ours. */
export async function solvedBy(key: Buffer, sent: string): Promise<Challenge['parameters'] | undefined> {
  const proof = v.safeParse(Sent, sent)
  if (!proof.success) return undefined
  const { verified } = await verifySolution({ ...proof.output, deriveKey, ...secretsOf(key) })
  return verified ? proof.output.challenge.parameters : undefined
}
