import { Refusal } from '#platform/contract/errors.ts'
import type { CannedAnswer } from './contract.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import type { Context } from '#platform/server/api/context.ts'
import {
  insertCannedAnswer,
  lockCannedAnswer,
  putBackCannedAnswer,
  removeCannedAnswer,
  updateCannedAnswer,
} from './desk-queries.ts'

const noun = 'cannedAnswer'

export const createAnswer = (input: Omit<CannedAnswer, 'id' | 'version'>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const after = await insertCannedAnswer(tx, input)
    if (!after) throw new Refusal('FAILED')
    return audit(tx, operator, { action: 'create', noun, key: after.id, title: after.titleEn, after })
  })

export const saveAnswer = (input: CannedAnswer, { db, operator, locale }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const before = await lockCannedAnswer(tx, input.id)
    if (!before) throw new Refusal('NOT_FOUND')
    const after = await updateCannedAnswer(tx, input)
    if (!after) throw await conflict(tx, noun, input.id, locale)
    return audit(tx, operator, { action: 'update', noun, key: input.id, title: after.titleEn, before, after })
  })

export const removeAnswer = (id: number, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const before = await lockCannedAnswer(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    await removeCannedAnswer(tx, id)
    return audit(tx, operator, { action: 'delete', noun, key: id, title: before.titleEn, before })
  })

/** Puts an answer back as it was, as long as nobody has changed it since. */
export const cannedAnswerUndoer: Undoer = {
  permission: 'service.edit',
  async undo(tx, { key, before, after }) {
    const now = await lockCannedAnswer(tx, Number(key))
    const [was, became] = [before as CannedAnswer | null, after as CannedAnswer | null]
    if (now?.version !== became?.version) return false
    if (!was) return (await removeCannedAnswer(tx, Number(key))) === 1
    if (!now) return (await putBackCannedAnswer(tx, was)) === 1
    return (await updateCannedAnswer(tx, { ...was, version: now.version })) !== undefined
  },
}
