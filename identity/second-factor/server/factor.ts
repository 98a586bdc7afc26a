import { Refusal } from '#platform/contract/errors.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { drawQr } from '#identity/contacts/server/draw-qr.ts'
import {
  acceptSecret,
  deleteFactor,
  findFactor,
  offerSecret,
  removeCode,
  replaceCodes,
  takeStep,
  type Holder,
} from './queries.ts'
import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts'
import { base32, matchingStep, newSecret, otpAddress } from './totp.ts'

const wrongCode = () => new Refusal('CODE_INVALID', { fields: { code: 'secondFactor.wrongCode' } })

/** Tries of one person, whatever the code is for. */
const spendTry = (db: Db, { kind, id }: Holder) => spend(db, `${kind} code ${id}`, { most: 10, minutes: 15 })

export async function getFactor(db: Db, holder: Holder) {
  const own = await findFactor(db, holder)
  if (!own) throw new Refusal('NOT_FOUND')
  return own
}

export const removeFactor = (db: Db, holder: Holder) => deleteFactor(db, holder)

/** What a code allows is done in the transaction that takes the code: each is taken once. */
export async function withCode<Result>(
  db: Database,
  holder: Holder,
  code: string,
  allowed: (tx: Db, by: 'app' | 'recoveryCode') => Promise<Result>,
): Promise<Result> {
  await spendTry(db, holder)
  const own = await findFactor(db, holder)
  if (!own?.secret) throw wrongCode()
  const step = matchingStep(own.secret, code)
  const paper = step === undefined && own.salt ? await hashOfCode(code, own.salt) : undefined
  return db.transaction(async (tx) => {
    const taken =
      step !== undefined ? await takeStep(tx, holder, step) : paper ? await removeCode(tx, holder, paper) : 0
    if (taken !== 1) throw wrongCode()
    return allowed(tx, step === undefined ? 'recoveryCode' : 'app')
  })
}

/** A secret for the app, as a picture and to be typed. It guards nothing yet. */
export async function offerFactor(db: Db, holder: Holder, account: string, locale: Locale) {
  const secret = newSecret()
  await offerSecret(db, holder, secret)
  const issuer = translatorFor(locale)('layout.brand')
  return { secret: base32(secret), image: drawQr(otpAddress(secret, account, issuer)) }
}

/** The app has shown that it knows the secret: it guards the account from now on, on every device. */
export async function confirmFactor(
  db: Database,
  holder: Holder,
  code: string,
  confirmed: (tx: Db) => Promise<unknown>,
): Promise<{ recoveryCodes: string[] }> {
  await spendTry(db, holder)
  const offered = (await findFactor(db, holder))?.offered
  const step = offered ? matchingStep(offered, code) : undefined
  if (!offered || step === undefined) throw wrongCode()
  const made = await newRecoveryCodes()
  return db.transaction(async (tx) => {
    if ((await acceptSecret(tx, holder, offered, step)) === 0) throw wrongCode()
    await replaceCodes(tx, holder, made)
    await confirmed(tx)
    return { recoveryCodes: made.codes }
  })
}

/** In place of all that were made before. */
export async function renewCodes(db: Database, holder: Holder, renewed: (tx: Db) => Promise<unknown>) {
  const made = await newRecoveryCodes()
  return db.transaction(async (tx) => {
    await replaceCodes(tx, holder, made)
    await renewed(tx)
    return { recoveryCodes: made.codes }
  })
}
