import { Refusal } from '#platform/contract/errors.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { isPassword } from '#identity/auth/server/passwords.ts'
import { drawQr } from '#identity/contacts/server/draw-qr.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { wrongCode } from './give-code.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import {
  acceptSecret,
  findOwnCredentials,
  offerSecret,
  openSession,
  removeSessionsOf,
  type Credentials,
} from './session-queries.ts'
import { workingMinutes } from './sign-in.ts'
import { base32, matchingStep, newSecret, otpAddress } from './totp.ts'

/** Having the token is not enough to change what guards it. */
export async function requirePassword(
  password: string | undefined,
  { db, operator }: Context<'operator'>,
  field = 'password',
): Promise<Credentials> {
  const { operatorId } = operator
  await spend(db, `operator password ${operatorId}`, { most: 10, minutes: 15 })
  const own = await findOwnCredentials(db, operatorId)
  if (!own || !(await isPassword(password ?? '', own.passwordHash ?? undefined)))
    throw new Refusal('PASSWORD_WRONG', { fields: { [field]: 'errors.PASSWORD_WRONG' } })
  return own
}

export async function offerSecondFactor(password: string | undefined, context: Context<'operator'>) {
  const { db, operator, locale } = context
  // Whoever has to set it up has just given the password.
  const own =
    operator.stage === 'open'
      ? await requirePassword(password, context)
      : await findOwnCredentials(db, operator.operatorId)
  if (!own) throw new Refusal('SIGN_IN_FIRST')
  const secret = newSecret()
  await offerSecret(db, own.id, secret)
  const issuer = translatorFor(locale)('layout.brand')
  return { secret: base32(secret), image: drawQr(otpAddress(secret, own.email, issuer)) }
}

/** The app has shown that it knows the secret: it guards the account from now on, on every device. */
export async function confirmSecondFactor(code: string, { db, operator }: Context<'operator'>) {
  const { operatorId, sessionId } = operator
  await spend(db, `operator code ${operatorId}`, { most: 10, minutes: 15 })
  const own = await findOwnCredentials(db, operatorId)
  const step = own?.offered ? matchingStep(own.offered, code) : undefined
  if (!own?.offered || step === undefined) throw wrongCode()
  const { offered, email } = own
  return db.transaction(async (tx) => {
    if ((await acceptSecret(tx, operatorId, offered, step)) === 0) throw wrongCode()
    const recoveryCodes = await issueRecoveryCodes(tx, operatorId)
    await removeSessionsOf(tx, operatorId, sessionId)
    await openSession(tx, sessionId, workingMinutes)
    const after = { secondFactor: true }
    await audit(tx, operator, { action: 'secondFactor', noun: 'operator', key: operatorId, title: email, after })
    return { recoveryCodes }
  })
}

export async function renewRecoveryCodes(password: string, context: Context<'operator'>) {
  const { db, operator } = context
  const { id, email, secret } = await requirePassword(password, context)
  if (!secret) throw new Refusal('FORBIDDEN', { says: 'adminSession.setUpFirst' })
  return db.transaction(async (tx) => {
    const recoveryCodes = await issueRecoveryCodes(tx, id)
    const after = { recoveryCodes: recoveryCodes.length }
    await audit(tx, operator, { action: 'secondFactor', noun: 'operator', key: id, title: email, after })
    return { recoveryCodes }
  })
}
