import { Refusal } from '#platform/contract/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { Paper, PaperKind } from '../paper.ts'
import { findPaper, insertPaper, lockSubject, takeNumberOf, type NewPaper, type PaperOf } from './shared-queries.ts'

/** The next number of a kind; it is given back where the transaction fails. */
export async function takeNumber(tx: Db, kind: PaperKind) {
  const taken = await takeNumberOf(tx, kind)
  if (!taken) throw new Error('There is no house whose settings name the prefix.')
  return taken
}

/** A version as it was issued; where there is none yet, the first is issued now. */
export async function findOrIssue<Facts>(
  db: Database,
  of: PaperOf,
  firstVersion: (tx: Db) => Promise<Omit<NewPaper, keyof PaperOf> & { version: number }>,
): Promise<Paper<Facts>> {
  const known = await findPaper<Facts>(db, of)
  if (known) return known
  if (of.version !== undefined) throw new Refusal('NOT_FOUND')
  return db.transaction(async (tx) => {
    await lockSubject(tx, of)
    if (!(await findPaper(tx, of))) await insertPaper(tx, { ...of, ...(await firstVersion(tx)) })
    const issued = await findPaper<Facts>(tx, of)
    if (!issued) throw new Error('No paper was issued.')
    return issued
  })
}

/** The first version under a new number, or one more under the number of the one before; the caller has locked the order. */
export async function issueNext(tx: Db, of: PaperOf, written: Pick<NewPaper, 'facts' | 'logoId'>) {
  const before = await findPaper(tx, of)
  const taken = before ? undefined : await takeNumber(tx, of.kind)
  const version = (before?.version ?? 0) + 1
  const paperNo = before?.paperNo ?? taken?.paperNo ?? ''
  await insertPaper(tx, { ...of, ...written, paperNo, version, taken })
  return { kind: of.kind, paperNo, version }
}
