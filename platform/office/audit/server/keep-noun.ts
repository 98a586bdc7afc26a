import { Refusal } from '#platform/contract/errors.ts'
import type { AuditNoun } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Context } from '#platform/server/api/context.ts'
import { audit } from './audit.ts'
import { conflict } from './conflict.ts'
import { asInUse, inUse } from './in-use.ts'
import type { Undoer } from './undo.ts'

export interface Kept {
  id: number
  version: number
}

/** What is particular about a noun that operators keep. */
export interface KeptNoun<Values extends Kept, Input> {
  noun: AuditNoun
  titleOf(values: Values): string
  /** Locks the rows, with all that hangs on them. */
  lock(tx: Db, ids: number[]): Promise<Values[]>
  newId(tx: Db): Promise<number>
  insert(tx: Db, values: Values): Promise<unknown>
  update(tx: Db, values: Values): Promise<unknown>
  /** Answers how many were removed: what is in use stays. */
  remove(tx: Db, ids: number[]): Promise<number>
  toValues(input: Input): Omit<Values, 'id' | 'version'>
  /** Field → message key of what is wrong. */
  problemsOf(tx: Db, values: Values, before: Values | undefined): Promise<Record<string, string>>
  /** What else has to follow, such as the search. */
  follow?(tx: Db, before: Values | undefined, after: Values | undefined): Promise<unknown>
}

/** Adding, changing, removing and taking back, the same for every noun; all of it written down. */
export function keepNoun<Values extends Kept, Input extends object>(kept: KeptNoun<Values, Input>) {
  const { noun, titleOf, lock } = kept

  async function put(tx: Db, values: Values, before?: Values) {
    const problems = await kept.problemsOf(tx, values, before)
    if (Object.keys(problems).length > 0) throw new Refusal('INVALID_INPUT', { fields: problems })
    await (before ? kept.update(tx, values) : kept.insert(tx, values))
    await kept.follow?.(tx, before, values)
  }

  const create = (input: Input, { db, operator }: Context<'operator'>) =>
    db.transaction(async (tx) => {
      const id = await kept.newId(tx)
      const after = { ...kept.toValues(input), id, version: 1 } as unknown as Values
      await put(tx, after)
      return { id, ...(await audit(tx, operator, { action: 'create', noun, key: id, title: titleOf(after), after })) }
    })

  const save = (input: Input & Kept, { db, operator, locale }: Context<'operator'>) =>
    db.transaction(async (tx) => {
      const { id, version } = input
      const [before] = await lock(tx, [id])
      if (!before) throw new Refusal('NOT_FOUND')
      if (before.version !== version) throw await conflict(tx, noun, id, locale)
      const after = { ...kept.toValues(input), id, version: version + 1 } as unknown as Values
      await put(tx, after, before)
      return audit(tx, operator, { action: 'update', noun, key: id, title: titleOf(after), before, after })
    })

  /** All of them or none. */
  const remove = (ids: number[], { db, operator }: Context<'operator'>) =>
    db.transaction(async (tx) => {
      const gone = await lock(tx, ids)
      if (gone.length === 0) throw new Refusal('NOT_FOUND')
      if ((await kept.remove(tx, ids).catch(asInUse)) < gone.length) throw inUse(await lock(tx, ids))
      for (const before of gone)
        await audit(tx, operator, { action: 'delete', noun, key: before.id, title: titleOf(before), before })
      return { changeId: operator.changeId }
    })

  const undoer: Undoer = {
    permission: 'catalogue.edit',
    async undo(tx, change) {
      const [before, after] = [change.before, change.after] as unknown as (Values | null)[]
      const [now] = await lock(tx, [Number(change.key)])
      if ((now?.version ?? 0) !== (after?.version ?? 0)) return false
      if (!before) return now ? (await kept.remove(tx, [now.id])) === 1 : false
      const back = { ...before, version: Math.max(before.version, now?.version ?? 0) + 1 }
      try {
        await put(tx, back, now)
      } catch (error) {
        if (error instanceof Refusal) return false
        throw error
      }
      return true
    },
  }
  return { create, save, remove, undoer }
}
