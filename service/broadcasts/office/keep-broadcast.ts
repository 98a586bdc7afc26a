import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { broadcasts } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { titleIn } from '#platform/office/audit/server/titles.ts'
import { findImage } from '#platform/office/audit/server/queries.ts'
import { onTopOf } from '#platform/office/on-top-of.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import type { Context } from '#platform/server/api/context.ts'
import {
  findMemberNamed,
  insertBroadcast,
  isRoleKnown,
  lockBroadcasts,
  removeBroadcasts,
  updateBroadcast,
  type BroadcastValues,
} from './broadcast-queries.ts'

const noun = 'broadcast'
export const titleOf = ({ subject, subjectEn }: BroadcastValues) => titleIn(subject, subjectEn)
/** To whom it goes. */
const together = [['audience', 'roleId', 'memberId', 'locale']]
const sentAlready = () => new Refusal('FORBIDDEN', { says: 'adminBroadcasts.sentAlready' })
const wrong = (fields: Record<string, string>) => new Refusal('INVALID_INPUT', { fields })

/** What the audience does not use is left out. */
async function valuesOf(tx: Db, input: ParsedOf<typeof broadcasts.create>) {
  const { audience, roleId, member, locale, subject, subjectEn, body, bodyEn } = input
  const words = { audience, locale: audience === 'member' ? null : (locale ?? null), subject, subjectEn, body, bodyEn }
  if (audience === 'all') return { ...words, roleId: null, memberId: null }
  if (audience === 'role') {
    if (!roleId || !(await isRoleKnown(tx, roleId))) throw wrong({ roleId: 'adminBroadcasts.chooseRole' })
    return { ...words, roleId, memberId: null }
  }
  const found = member ? await findMemberNamed(tx, member) : undefined
  if (!found) throw wrong({ member: 'adminBroadcasts.unknownMember' })
  return { ...words, roleId: null, memberId: found.id }
}

export const createBroadcast = (input: ParsedOf<typeof broadcasts.create>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const after = await insertBroadcast(tx, await valuesOf(tx, input))
    if (!after) throw new Refusal('FAILED')
    const { id } = after
    return { id, ...(await audit(tx, operator, { action: 'create', noun, key: id, title: titleOf(after), after })) }
  })

export const saveBroadcast = (
  input: ParsedOf<typeof broadcasts.update>,
  { db, operator, locale }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const { id, version, since } = input
    const [before] = await lockBroadcasts(tx, [id])
    if (!before) throw new Refusal('NOT_FOUND')
    if (before.sentAt) throw sentAlready()
    if (before.version !== version) throw await conflict(tx, noun, id, locale)
    const mine = { ...before, ...(await valuesOf(tx, input)) }
    const base = since && (await findImage(tx, noun, id, since))
    const wanted = base ? onTopOf(before, mine, { base, typed: { ...mine }, together }) : mine
    const after = await updateBroadcast(tx, id, wanted)
    return audit(tx, operator, { action: 'update', noun, key: id, title: titleOf(after ?? before), before, after })
  })

/** All of them or none. */
export const removeUnsent = (ids: number[], { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const gone = await lockBroadcasts(tx, ids)
    if (gone.length === 0) throw new Refusal('NOT_FOUND')
    if ((await removeBroadcasts(tx, ids)) < gone.length) throw sentAlready()
    const changes = gone.map((before) => ({ noun, key: before.id, title: titleOf(before), before }) as const)
    return audit(tx, operator, ...changes.map((change) => ({ ...change, action: 'delete' as const })))
  })

/** Drafts only: a letter that is with its readers does not come back. */
export const broadcastUndoer: Undoer = {
  permission: 'service.edit',
  async undo(tx, change) {
    const [before, after] = [change.before, change.after] as unknown as (BroadcastValues | null)[]
    const [now] = await lockBroadcasts(tx, [Number(change.key)])
    if (now?.sentAt || now?.version !== after?.version) return false
    if (!before) return now ? (await removeBroadcasts(tx, [now.id])) === 1 : false
    if (!now) return (await insertBroadcast(tx, before)) !== undefined
    return (await updateBroadcast(tx, now.id, before)) !== undefined
  },
}
