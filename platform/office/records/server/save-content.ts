import { Refusal } from '#platform/contract/errors.ts'
import type { ContentValues } from '../content-fields.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit, type Actor } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Context } from '#platform/server/api/context.ts'
import { auditImage, titleOf } from './audit-image.ts'
import type { ContentTable, StoredContent } from './content-table.ts'
import { keepVersion, keyOf } from './keep-version.ts'
import { prepareContent } from './prepare-content.ts'
import { insertContent, lockContent, saveLinks, updateContent } from './queries.ts'
import { refusing } from './refusing.ts'

export const createContent = (
  table: ContentTable,
  input: ContentValues,
  { db, operator }: Pick<Context<'operator'>, 'db' | 'operator'>,
) =>
  refusing(() =>
    db.transaction(async (tx) => {
      const values = await prepareContent(tx, table, input)
      const id = await insertContent(tx, table, { ...table.made?.(), ...values })
      const after = await settle(tx, table, id, values)
      await keepVersion(tx, keyOf(table.noun, id), { after, operatorId: operator.operatorId })
      const changed = await audit(tx, operator, {
        action: 'create',
        noun: table.noun,
        key: id,
        title: titleOf(table, after),
        after: auditImage(table, after),
      })
      return { id, ...changed }
    }),
  )

export const saveContent = (table: ContentTable, input: StoredContent, { db, operator, locale }: Context<'operator'>) =>
  refusing(() =>
    db.transaction(async (tx) => {
      const [before] = await lockContent(tx, table, [input.id])
      if (!before) throw new Refusal('NOT_FOUND')
      if (before.version !== input.version) throw await conflict(tx, table.noun, input.id, locale)
      return replaceContent(tx, table, before, input, operator)
    }),
  )

/** The locked row gets these values, as a new version. */
export async function replaceContent(
  tx: Db,
  table: ContentTable,
  before: StoredContent,
  values: ContentValues,
  operator: Actor,
) {
  const { id, version } = before
  const wanted = await prepareContent(tx, table, { ...before, ...values }, before)
  if (!(await updateContent(tx, table, { ...wanted, id, version }))) throw new Refusal('CONFLICT')
  const after = await settle(tx, table, id, wanted)
  await keepVersion(tx, keyOf(table.noun, id), { before, after, operatorId: operator.operatorId })
  return audit(tx, operator, {
    action: 'update',
    noun: table.noun,
    key: id,
    title: titleOf(table, after),
    before: auditImage(table, before),
    after: auditImage(table, after),
  })
}

/** What follows from the row, and the row as it is then. */
export async function settle(tx: Db, table: ContentTable, id: number, values: ContentValues) {
  await saveLinks(tx, table, id, values)
  await table.onSaved?.(tx, id)
  const [after] = await lockContent(tx, table, [id])
  if (!after) throw new Error('What was saved is gone.')
  return after
}
