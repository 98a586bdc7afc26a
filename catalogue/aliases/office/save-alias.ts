import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { aliases } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Context } from '#platform/server/api/context.ts'
import { insertAlias, isAliasThere, isTargetKnown, lockAliases, updateAlias } from './queries.ts'

type Details = ParsedOf<typeof aliases.create>

const there = () => new Refusal('DUPLICATE', { fields: { word: 'adminAliases.there' } })

async function requireTarget(tx: Db, input: Details) {
  if (!(await isTargetKnown(tx, input)))
    throw new Refusal('INVALID_INPUT', { fields: { target: 'adminAliases.noTarget' } })
}

export const createAlias = (input: Details, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    await requireTarget(tx, input)
    const after = await insertAlias(tx, input)
    if (!after) throw there()
    const { id, word: title } = after
    return { id, ...(await audit(tx, operator, { action: 'create', noun: 'alias', key: id, title, after })) }
  })

export const saveAlias = (input: ParsedOf<typeof aliases.update>, { db, operator, locale }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const { id } = input
    const [before] = await lockAliases(tx, [id])
    if (!before) throw new Refusal('NOT_FOUND')
    await requireTarget(tx, input)
    if (await isAliasThere(tx, input, id)) throw there()
    const after = await updateAlias(tx, input)
    if (!after) throw await conflict(tx, 'alias', id, locale)
    return audit(tx, operator, { action: 'update', noun: 'alias', key: id, title: after.word, before, after })
  })
