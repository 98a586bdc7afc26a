import type { AuditAction, AuditNoun } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { insertEntries, insertEntry } from './queries.ts'
import { titlesOf, type Title } from './titles.ts'

export interface Change {
  action: AuditAction
  noun: AuditNoun
  key: string | number
  /** What people call the thing. */
  title: Title
  /** As it was and as it is, with the names that forms use; missing where there was or is nothing. */
  before?: object
  after?: object
}

/** Who acts: all of an operator that the audit needs. */
export type Actor = Pick<Operator, 'operatorId' | 'changeId'>

/** Writes down what an operator did, in the transaction that does it. Answers what the write call answers. */
export async function audit(tx: Db, { operatorId, changeId }: Actor, ...changes: Change[]) {
  for (const { title, ...change } of changes)
    await insertEntry(tx, { operatorId, changeId, ...change, ...titlesOf(title), key: String(change.key) })
  return { changeId }
}

/** The same for thousands at a time. */
export async function auditMany(tx: Db, { operatorId, changeId }: Actor, changes: readonly Change[]) {
  const entries = changes.map(({ title, ...change }) => ({ ...change, ...titlesOf(title) }))
  if (entries.length > 0) await insertEntries(tx, operatorId, changeId, entries)
}
