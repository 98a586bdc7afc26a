import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { labels } from './contract.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Context } from '#platform/server/api/context.ts'
import { insertLabel, isCodeTaken, lockLabels, updateLabel } from './queries.ts'

const taken = () => new Refusal('DUPLICATE', { fields: { code: 'adminForm.codeTaken' } })

export const createLabel = (input: ParsedOf<typeof labels.create>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const after = await insertLabel(tx, input)
    if (!after) throw taken()
    const { id, nameEn: title } = after
    return { id, ...(await audit(tx, operator, { action: 'create', noun: 'label', key: id, title, after })) }
  })

export const saveLabel = (input: ParsedOf<typeof labels.update>, { db, operator, locale }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const { id } = input
    const [before] = await lockLabels(tx, [id])
    if (!before) throw new Refusal('NOT_FOUND')
    if (await isCodeTaken(tx, input.code, id)) throw taken()
    const after = await updateLabel(tx, input)
    if (!after) throw await conflict(tx, 'label', id, locale)
    return audit(tx, operator, { action: 'update', noun: 'label', key: id, title: after.nameEn, before, after })
  })

/** Several at once; those that are as wanted already stay untouched. */
export const showOnHome = (
  { ids, onHome }: ParsedOf<typeof labels.showOnHome>,
  { db, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    for (const before of await lockLabels(tx, ids)) {
      if (before.onHome === onHome) continue
      const after = await updateLabel(tx, { ...before, onHome })
      const { id: key, nameEn: title } = before
      await audit(tx, operator, { action: 'update', noun: 'label', key, title, before, after })
    }
    return { changeId: operator.changeId }
  })
