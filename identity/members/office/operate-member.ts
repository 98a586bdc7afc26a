import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { AuditAction } from '#platform/office/audit/contract.ts'
import type { members } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import { endSessions } from '#identity/auth/server/sessions.ts'
import { changeContact } from '#identity/contacts/server/assign-contact.ts'
import { requirePassword } from '#identity/operators/office/require-password.ts'
import { removePasskeys } from '#identity/passkeys/server/passkeys.ts'
import { resetMemberFactor } from '#identity/second-factor/server/member-factor.ts'
import type { Context } from '#platform/server/api/context.ts'
import { lockMemberForAudit, setDisabled, updateRole, type AuditedMember } from './queries.ts'

const operate = (
  { db, operator }: Context<'operator'>,
  ids: number[],
  action: AuditAction,
  act: (tx: Db, id: number, member: AuditedMember) => Promise<object | void>,
) =>
  db.transaction(async (tx) => {
    for (const id of ids.toSorted((a, b) => a - b)) {
      const before = await lockMemberForAudit(tx, id)
      if (!before) throw new Refusal('NOT_FOUND')
      const said = await act(tx, id, before)
      const after = { ...(await lockMemberForAudit(tx, id)), ...said }
      const title = before.email ?? before.realname
      await audit(tx, operator, { action, noun: 'member', key: id, title, before, after })
    }
    return { changeId: operator.changeId }
  })

export const saveMember = (input: ParsedOf<typeof members.update>, context: Context<'operator'>) =>
  operate(context, [input.id], 'update', async (tx) => {
    if ((await updateRole(tx, input)) === 0) throw await conflict(tx, 'member', input.id, context.locale)
    if (input.contactId) await changeContact(tx, { memberId: input.id, visitorId: null }, input.contactId)
  })

/** Signed out everywhere with the same commit: the next request of any browser finds no session. */
const close = async (tx: Db, id: number) => {
  await setDisabled(tx, id, true)
  return { endedSessions: await endSessions(tx, id) }
}

export const disableMembers = (ids: number[], context: Context<'operator'>) => operate(context, ids, 'disable', close)

export const enableMembers = (ids: number[], context: Context<'operator'>) =>
  operate(context, ids, 'enable', async (tx, id, { reachable }) => {
    // Its address belongs to another account by now.
    if (!reachable) throw new Refusal('FORBIDDEN', { says: 'adminMembers.unreachable' })
    await setDisabled(tx, id, false)
  })

export const signOutMembers = (ids: number[], context: Context<'operator'>) =>
  operate(context, ids, 'signOut', async (tx, id) => ({ endedSessions: await endSessions(tx, id) }))

/** Signed out everywhere too: whoever has the phone may be in. */
export async function resetSecondFactor(
  { id, currentPassword }: ParsedOf<typeof members.resetSecondFactor>,
  context: Context<'operator'>,
) {
  await requirePassword(currentPassword, context)
  return operate(context, [id], 'secondFactor', async (tx) => {
    await resetMemberFactor(tx, id)
    await removePasskeys(tx, { kind: 'member', id })
    return { secondFactor: false, endedSessions: await endSessions(tx, id) }
  })
}

/** Rights, contact and whether the account is open; sessions that were ended stay so. */
export const memberUndoer: Undoer = {
  permission: 'members.edit',
  async undo(tx, change) {
    const [id, before, after] = [Number(change.key), change.before, change.after] as [
      number,
      ...(AuditedMember | null)[],
    ]
    const now = await lockMemberForAudit(tx, id)
    if (!now || !before || now.version !== after?.version || before.version === after.version) return false
    if (before.disabled && !now.disabled) await close(tx, id)
    if (!before.disabled && now.disabled) await setDisabled(tx, id, false)
    if (before.roleId !== now.roleId) {
      const { version } = (await lockMemberForAudit(tx, id)) ?? now
      if ((await updateRole(tx, { id, version, roleId: before.roleId })) === 0) return false
    }
    if (before.contactId && before.contactId !== now.contactId)
      await changeContact(tx, { memberId: id, visitorId: null }, before.contactId)
    return true
  },
}
