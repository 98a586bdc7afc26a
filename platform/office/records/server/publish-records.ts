import type { Context } from '#platform/server/api/context.ts'
import type { RecordTable } from './record-table.ts'
import { lockRecords } from './queries.ts'
import { replaceRecord } from './save-record.ts'

export interface Publishing {
  ids: number[]
  shown: boolean
}

const isShown = (publishedAt: unknown) => typeof publishedAt === 'string' && Date.parse(publishedAt) <= Date.now()

/** Several at once, now or back to a draft; those that are as wanted already stay untouched. */
export const publishRecords = (table: RecordTable, { ids, shown }: Publishing, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const publishedAt = shown ? new Date().toISOString() : null
    for (const before of await lockRecords(tx, table, ids)) {
      const now = before['publishedAt'] ?? null
      if (shown ? isShown(now) : now === null) continue
      await replaceRecord(tx, table, before, { publishedAt }, operator)
    }
    return { changeId: operator.changeId }
  })
