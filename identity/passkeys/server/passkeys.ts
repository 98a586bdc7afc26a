import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { deviceOf } from '#identity/account-security/server/device-of.ts'
import type { PasskeyOffer, Passkeys } from '../contract.ts'
import { handleOf, isExpired, writeChallenge, type Challenge, type Holder } from './challenge.ts'
import { passkeyOrigins } from './origins.ts'
import {
  deletePasskey,
  deletePasskeys,
  findKey,
  findPasskey,
  insertAnswered,
  insertPasskey,
  markUsed,
  searchPasskeys,
} from './queries.ts'
import { algorithms, challengeIn, readAnswer, verifyNew, verifyUse } from './verify.ts'

const most = 10
/** To find the device and to show a finger. */
const timeout = 5 * 60_000

/** One answer to everything that does not fit: what exactly is nobody's business. */
const unknown = () => new Refusal('SIGN_IN_FAILED', { says: 'passkeys.notKnown' })
const tooLate = () => new Refusal('CODE_EXPIRED', { says: 'passkeys.tooLate' })
const notAdded = () => new Refusal('CODE_INVALID', { says: 'passkeys.notAdded' })

async function getKey(db: Db): Promise<Buffer> {
  const found = await findKey(db)
  if (!found) throw new Error('the key of passkeys is missing')
  return found.key
}

async function spendChallenge(tx: Db, challenge: Challenge): Promise<void> {
  if ((await insertAnswered(tx, challenge)) === 0) throw tooLate()
}

export async function getPasskeys({ db, config }: Context, holder: Holder): Promise<Passkeys> {
  return { offered: passkeyOrigins(config).length > 0, passkeys: await searchPasskeys(db, holder) }
}

/** Nobody says a name: the device finds the keys that it holds for this site. */
export async function requestPasskey({ db, config }: Context, kind: Holder['kind']) {
  if (passkeyOrigins(config).length === 0) return null
  return { challenge: writeChallenge(await getKey(db), { signIn: kind }), timeout, userVerification: 'required' }
}

/** What a passkey allows is done in the transaction that spends its challenge. */
export async function withPasskey<Result>(
  context: Context,
  kind: Holder['kind'],
  credential: string,
  allowed: (tx: Db, ownerId: number) => Promise<Result>,
): Promise<Result> {
  const { db } = context
  const [key, answer] = [await getKey(db), readAnswer(credential)]
  const challenge = answer && challengeIn(answer, key, { signIn: kind })
  const own = challenge && (await findPasskey(db, kind, answer.id))
  if (!own || answer.response.userHandle !== handleOf(key, { kind, id: own.ownerId })) throw unknown()
  if (isExpired(challenge)) throw tooLate()
  const counter = await verifyUse(answer, own, context)
  if (counter === undefined) throw unknown()
  return db.transaction(async (tx) => {
    await spendChallenge(tx, challenge)
    if ((await markUsed(tx, own.id, counter)) === 0) throw unknown()
    return allowed(tx, own.ownerId)
  })
}

interface Person {
  /** As the device lists it: an address or a number. */
  account: string
  name: string
}

/** After a proof of the person. The device keeps the key, and only opens it to who it recognises. */
export async function offerPasskey(context: Context, holder: Holder, person: Person): Promise<PasskeyOffer> {
  const { db, locale, userAgent } = context
  const [key, held] = [await getKey(db), await searchPasskeys(db, holder)]
  if (held.length >= most) throw new Refusal('INVALID_INPUT', { says: 'passkeys.full' })
  const t = translatorFor(locale)
  const { browser, system } = deviceOf(userAgent)
  return {
    options: {
      challenge: writeChallenge(key, { add: holder }),
      // Of the host that the browser is at.
      rp: { name: t('layout.brand') },
      user: { id: handleOf(key, holder), name: person.account, displayName: person.name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout,
      attestation: 'none',
      excludeCredentials: held.map(({ credentialId: id, transports }) => ({ id, type: 'public-key', transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
    name: [system, browser].filter(Boolean).join(' · ') || t('passkeys.one'),
  }
}

export async function addPasskey(
  context: Context,
  holder: Holder,
  { credential, name }: { credential: string; name: string },
  added: (tx: Db) => Promise<unknown>,
): Promise<null> {
  const { db } = context
  const [key, answer] = [await getKey(db), readAnswer(credential)]
  const challenge = answer && challengeIn(answer, key, { add: holder })
  if (!challenge) throw notAdded()
  if (isExpired(challenge)) throw tooLate()
  const made = await verifyNew(answer, context)
  if (!made) throw notAdded()
  const { id: credentialId, counter, transports = [] } = made
  await db.transaction(async (tx) => {
    await spendChallenge(tx, challenge)
    const passkey = { credentialId, publicKey: Buffer.from(made.publicKey), counter, transports, name }
    if ((await insertPasskey(tx, holder, passkey)) === 0) throw new Refusal('DUPLICATE', { says: 'passkeys.known' })
    await added(tx)
  })
  return null
}

/** Of somebody else's there is nothing to remove. */
export async function removePasskey(
  { db }: Context,
  holder: Holder,
  id: number,
  removed: (tx: Db, name: string) => Promise<unknown>,
): Promise<null> {
  await db.transaction(async (tx) => {
    const gone = await deletePasskey(tx, holder, id)
    if (!gone) throw new Refusal('NOT_FOUND')
    await removed(tx, gone.name)
  })
  return null
}

export const removePasskeys = (db: Db, holder: Holder) => deletePasskeys(db, holder)
