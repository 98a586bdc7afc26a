import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import {
  addPasskey,
  getPasskeys,
  offerPasskey,
  removePasskey,
  withPasskey,
} from '#identity/passkeys/server/passkeys.ts'
import { requirePassword } from './require-password.ts'
import { factorOf } from './second-factor.ts'
import { findOwnCredentials } from './session-queries.ts'
import { handOver, spendTry, startSession } from './sign-in.ts'

export async function signInByPasskey(credential: string, context: Context) {
  await spendTry(context)
  const session = await withPasskey(context, 'operator', credential, async (tx, id) => {
    const own = await findOwnCredentials(tx, id)
    if (!own) throw new Refusal('SIGN_IN_FAILED')
    return startSession(tx, own, { stage: 'open', by: 'passkey' }, context)
  })
  return handOver(session, context)
}

export const getOwnPasskeys = (context: Context<'operator'>) =>
  getPasskeys(context, factorOf(context.operator.operatorId))

export async function offerOwnPasskey(password: string, context: Context<'operator'>) {
  const { id, email, name, nameEn } = await requirePassword(password, context, 'password')
  const who = context.locale === 'zh-CN' ? name : nameEn
  return offerPasskey(context, factorOf(id), { account: email, name: who })
}

/** The name of the passkey, before or after. */
type Change = { before: object } | { after: object }

async function auditChange(tx: Db, operator: Context<'operator'>['operator'], change: Change) {
  const { operatorId: key } = operator
  const title = (await findOwnCredentials(tx, key))?.email ?? ''
  await audit(tx, operator, { action: 'secondFactor', noun: 'operator', key, title, ...change })
}

/** The challenge says that the password was given. */
export const addOwnPasskey = (input: { credential: string; name: string }, context: Context<'operator'>) =>
  addPasskey(context, factorOf(context.operator.operatorId), input, (tx) =>
    auditChange(tx, context.operator, { after: { passkey: input.name } }),
  )

export async function removeOwnPasskey(
  { id, password }: { id: number; password: string },
  context: Context<'operator'>,
) {
  await requirePassword(password, context, 'password')
  return removePasskey(context, factorOf(context.operator.operatorId), id, (tx, passkey) =>
    auditChange(tx, context.operator, { before: { passkey } }),
  )
}
