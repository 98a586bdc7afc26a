import type { ParsedOf } from '#contract/endpoint.ts'
import { Refusal } from '#contract/errors.ts'
import type { AuditAction } from '#contract/operator/audit.ts'
import type { members } from '#contract/operator/members.ts'
import type { Db } from '#server/database/database.ts'
import { audit } from '#server/features/audit/audit.ts'
import { conflict } from '#server/features/audit/conflict.ts'
import { endSessions } from '#server/features/auth/sessions.ts'
import { changeContact } from '#server/features/support/assign-contact.ts'
import type { Context } from '#server/http/context.ts'
import { lockMemberForAudit, setDisabled, updateRole, type AuditedMember } from './operator-queries.ts'

const operate = (
  { db, operator }: Context<'operator'>,
  id: number,
  action: AuditAction,
  act: (tx: Db, member: AuditedMember) => Promise<object | void>,
) =>
  db.transaction(async (tx) => {
    const before = await lockMemberForAudit(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    const said = await act(tx, before)
    const after = { ...(await lockMemberForAudit(tx, id)), ...said }
    const title = before.email ?? before.realname
    return audit(tx, operator, { action, noun: 'member', key: id, title, before, after })
  })

export const saveMember = (input: ParsedOf<typeof members.update>, context: Context<'operator'>) =>
  operate(context, input.id, 'update', async (tx) => {
    if ((await updateRole(tx, input)) === 0) throw await conflict(tx, 'member', input.id, context.locale)
    if (input.contactId) await changeContact(tx, { memberId: input.id, visitorId: null }, input.contactId)
  })

/** Signed out everywhere with the same commit: the next request of any browser finds no session. */
export const disableMember = (id: number, context: Context<'operator'>) =>
  operate(context, id, 'disable', async (tx) => {
    await setDisabled(tx, id, true)
    return { endedSessions: await endSessions(tx, id) }
  })

export const enableMember = (id: number, context: Context<'operator'>) =>
  operate(context, id, 'enable', async (tx, { reachable }) => {
    // Its address belongs to another account by now.
    if (!reachable) throw new Refusal('FORBIDDEN', { says: 'adminMembers.unreachable' })
    await setDisabled(tx, id, false)
  })

export const signOutMember = (id: number, context: Context<'operator'>) =>
  operate(context, id, 'signOut', async (tx) => ({ endedSessions: await endSessions(tx, id) }))
