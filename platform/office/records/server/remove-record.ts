import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { asInUse, inUse } from '#platform/office/audit/server/in-use.ts'
import type { Context } from '#platform/server/api/context.ts'
import { dropDrafts } from './draft-queries.ts'
import { auditImage, titleOf } from './audit-image.ts'
import { keepVersion, keyOf } from './keep-version.ts'
import { deleteRecords, lockRecords } from './queries.ts'
import type { RecordTable } from './record-table.ts'

/** All of them or none: what others refer to stays. */
export const removeRecords = (table: RecordTable, ids: readonly number[], { db, operator }: Context<'operator'>) =>
  db
    .transaction(async (tx) => {
      const gone = await lockRecords(tx, table, ids)
      if (gone.length === 0) throw new Refusal('NOT_FOUND')
      if ((await removeFrom(tx, table, ids)) < gone.length) throw inUse(await lockRecords(tx, table, ids))
      for (const before of gone) {
        if (table.record.versions)
          await keepVersion(tx, keyOf(table.noun, before.id), { before, operatorId: operator.operatorId })
        if (table.record.seenAt) await dropDrafts(tx, keyOf(table.noun, before.id))
        await audit(tx, operator, {
          action: 'delete',
          noun: table.noun,
          key: before.id,
          title: titleOf(table, before),
          before: auditImage(table, before),
        })
      }
      return { changeId: operator.changeId }
    })
    .catch(asInUse)

/** Answers how many went. */
export async function removeFrom(tx: Db, table: RecordTable, ids: readonly number[]) {
  await table.onRemove?.(tx, ids)
  return deleteRecords(tx, table, ids)
}
