import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { OperatorRow, operators } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { findImage } from '#platform/office/audit/server/queries.ts'
import { onTopOf } from '#platform/office/on-top-of.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Context } from '#platform/server/api/context.ts'
import { postInvitation } from './invite-operator.ts'
import { requireAdministrator } from './keep-administrator.ts'
import {
  findOperatorRow,
  insertOperator,
  isContact,
  isEmailTaken,
  lockOperator,
  updateOperator,
  type Details,
} from './queries.ts'
import { requirePassword } from './require-password.ts'
import { requireReach, requireRoles } from './require-reach.ts'
import { setRoles } from './role-queries.ts'
import { removeSessionsOf } from './session-queries.ts'

const taken = () => new Refusal('EMAIL_TAKEN', { fields: { email: 'errors.EMAIL_TAKEN' } })

/** What the audit keeps of an operator: nothing that guards the account. */
export const auditedOperator = ({
  email,
  name,
  nameEn,
  roles,
  locale,
  contactId,
  shopId,
  disabledAt,
  version,
}: OperatorRow) => ({
  email,
  name,
  nameEn,
  roleIds: roles.map(({ id }) => id),
  locale,
  contactId,
  shopId,
  disabled: disabledAt !== null,
  version,
})

async function requireContact(tx: Db, id: number | undefined) {
  if (id !== undefined && !(await isContact(tx, id)))
    throw new Refusal('INVALID_INPUT', { fields: { contactId: 'errors.NOT_FOUND' } })
}

export async function createOperator(
  { currentPassword, ...input }: ParsedOf<typeof operators.create>,
  context: Context<'operator'>,
) {
  await requirePassword(currentPassword, context)
  return context.db.transaction(async (tx) => {
    await requireRoles(tx, context.operator, input)
    await requireContact(tx, input.contactId)
    const made = await insertOperator(tx, input)
    if (!made) throw taken()
    await setRoles(tx, made.id, input.roleIds)
    await postInvitation(tx, { ...input, ...made }, context.config)
    const row = await getOperator(tx, made.id)
    const change = { action: 'create', noun: 'operator', key: row.id, title: row.email } as const
    return { id: row.id, ...(await audit(tx, context.operator, { ...change, after: auditedOperator(row) })) }
  })
}

const hasRoles = ({ roles, shopId }: OperatorRow, wanted: Pick<Details, 'roleIds' | 'shopId'>) =>
  roles.length === new Set(wanted.roleIds).size &&
  roles.every(({ id }) => wanted.roleIds.includes(id)) &&
  shopId === (wanted.shopId ?? null)

/** Whoever saves over a colleague's version writes what they changed of the one they had seen. */
async function withTheirs<Typed extends Details & { version: number }>(
  db: Db,
  known: OperatorRow,
  typed: Typed,
  since: number,
) {
  const base = await findImage(db, 'operator', known.id, since)
  if (!base) return typed
  const { roleIds, ...now } = auditedOperator(known)
  const sorted = (ids: unknown) => [...(ids as number[])].toSorted((one, other) => one - other)
  const { email, name, nameEn, locale, contactId = null, shopId = null } = typed
  const mine = { ...now, email, name, nameEn, locale, contactId, shopId, roleIds: sorted(typed.roleIds) }
  const seen = { base: { ...base, roleIds: sorted(base['roleIds']) }, typed: mine, together: [['roleIds', 'shopId']] }
  const merged = onTopOf({ ...now, roleIds }, mine, seen)
  return {
    ...typed,
    ...merged,
    contactId: merged.contactId ?? undefined,
    shopId: merged.shopId ?? undefined,
    version: typed.version,
  }
}

/** A changed role counts from the next request on; whoever was signed in has to sign in again. */
export async function saveOperator(
  { currentPassword, since, ...typed }: ParsedOf<typeof operators.update>,
  context: Context<'operator'>,
) {
  const { db, operator, locale } = context
  const known = await getOperator(db, typed.id)
  const input = since ? await withTheirs(db, known, typed, since) : typed
  const { id, roleIds } = input
  // Whoever has the address gets the next invitation, and the roles are what it opens.
  if (known.email !== input.email || !hasRoles(known, input)) await requirePassword(currentPassword, context)
  return db.transaction(async (tx) => {
    const chosen = await requireRoles(tx, operator, input)
    if (!chosen.some(({ code }) => code === 'administrator')) await requireAdministrator(tx, operator, id)
    const before = await lockOperator(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    await requireReach(tx, operator, id)
    await requireContact(tx, input.contactId)
    if (await isEmailTaken(tx, input.email, id)) throw taken()
    if ((await updateOperator(tx, input)) === 0) throw await conflict(tx, 'operator', id, locale)
    await setRoles(tx, id, roleIds)
    if (!hasRoles(before, input)) await removeSessionsOf(tx, id)
    const after = await getOperator(tx, id)
    const values = { before: auditedOperator(before), after: auditedOperator(after) }
    return audit(tx, operator, { action: 'update', noun: 'operator', key: id, title: after.email, ...values })
  })
}

export async function getOperator(db: Db, id: number): Promise<OperatorRow> {
  const found = await findOperatorRow(db, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}
