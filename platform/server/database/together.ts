/**
 * Work that shares round trips of one transaction. A failure is thrown once all have ended, so that nothing is sent after
 * the rollback.
 */
export async function together<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Part in keyof Work]: Awaited<Work[Part]> }> {
  // In the order of time: what fails later may only follow from it.
  const failures: unknown[] = []
  await Promise.allSettled(work.map((part) => part.catch((error: unknown) => failures.push(error))))
  if (failures.length > 0) throw failures[0]
  return Promise.all(work)
}
