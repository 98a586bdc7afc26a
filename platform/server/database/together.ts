import pg from 'pg'

const abortedBefore = '25P02'
/** Failed only because a statement before it had. */
export const isAfterwards = (error: unknown) => error instanceof pg.DatabaseError && error.code === abortedBefore

/**
 * Work that shares round trips of one transaction. A failure is thrown once all have ended, so that nothing is sent after
 * the rollback.
 */
export async function together<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Part in keyof Work]: Awaited<Work[Part]> }> {
  // In the order of time; what comes together may be noted in any.
  const failures: unknown[] = []
  await Promise.allSettled(work.map((part) => part.catch((error: unknown) => failures.push(error))))
  if (failures.length > 0) throw failures.find((failure) => !isAfterwards(failure)) ?? failures[0]
  return Promise.all(work)
}
