import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { operators } from './contract.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import { removePasskeys } from '#identity/passkeys/server/passkeys.ts'
import { removeFactor } from '#identity/second-factor/server/factor.ts'
import { postInvitation } from './invite-operator.ts'
import { requireAdministrator } from './keep-administrator.ts'
import { lockOperator, setDisabled } from './queries.ts'
import { auditedOperator, getOperator } from './save-operator.ts'
import { requirePassword } from './require-password.ts'
import { requireReach } from './require-reach.ts'
import { factorOf } from './second-factor.ts'
import { removeInvitationsOf, removeSessionsOf } from './session-queries.ts'

/** Who is disabled is out with the next request; who is enabled again signs in anew. */
export const disableOperator = (id: number, disabled: boolean, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    if (disabled) await requireAdministrator(tx, operator, id)
    const before = await lockOperator(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    await requireReach(tx, operator, id)
    await setDisabled(tx, id, disabled)
    if (disabled) {
      await removeSessionsOf(tx, id)
      await removeInvitationsOf(tx, id)
    }
    const after = await getOperator(tx, id)
    return audit(tx, operator, {
      action: disabled ? 'disable' : 'enable',
      noun: 'operator',
      key: id,
      title: after.email,
      before: auditedOperator(before),
      after: auditedOperator(after),
    })
  })

/** A new link to choose a password; the old password stays until it is used. */
export const inviteAgain = (id: number, { db, operator, config }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const found = await lockOperator(tx, id)
    if (!found || found.disabledAt) throw new Refusal('NOT_FOUND')
    await requireReach(tx, operator, id)
    await postInvitation(tx, found, config)
    return audit(tx, operator, { action: 'invite', noun: 'operator', key: id, title: found.email })
  })

/** For a lost phone: signed out everywhere, and asked to set up another app where one is needed. */
export async function resetSecondFactor(
  { id, currentPassword }: ParsedOf<typeof operators.resetSecondFactor>,
  context: Context<'operator'>,
) {
  const { db, operator } = context
  await requirePassword(currentPassword, context)
  return db.transaction(async (tx) => {
    const found = await lockOperator(tx, id)
    if (!found) throw new Refusal('NOT_FOUND')
    await requireReach(tx, operator, id)
    await removeFactor(tx, factorOf(id))
    await removePasskeys(tx, factorOf(id))
    if (id !== operator.operatorId) await removeSessionsOf(tx, id)
    const [before, after] = [{ secondFactor: found.hasSecondFactor }, { secondFactor: false }]
    return audit(tx, operator, {
      action: 'secondFactor',
      noun: 'operator',
      key: id,
      title: found.email,
      before,
      after,
    })
  })
}
