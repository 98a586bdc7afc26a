import type { Database, Db } from '#platform/server/database/database.ts'

const takenBack = new Error('The preview is taken back.')

/**
 * Runs `look` on a database in which `make` has happened, and takes everything back: whatever public pages ask, they
 * are answered as they would be, and nobody else ever sees it.
 */
export async function lookAndTakeBack<Made, Result>(
  db: Database,
  make: (tx: Db) => Promise<Made>,
  look: (within: Database, made: Made) => Promise<Result>,
): Promise<Result> {
  const seen: Result[] = []
  await db
    .transaction(async (tx) => {
      const made = await make(tx)
      const one = inTurn(tx)
      seen.push(await look({ ...db, ...one, transaction: (work) => work({ ...tx, ...one }) }, made))
      throw takenBack
    })
    .catch((error) => {
      if (error !== takenBack) throw error
    })
  return seen[0] as Result
}

/** Pages ask for several things at once; one connection answers one after the other. */
function inTurn(tx: Db): Db {
  let last: Promise<unknown> = Promise.resolve()
  const next = <Result>(work: () => Promise<Result>) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  return {
    many: (query) => next(() => tx.many(query)),
    first: (query) => next(() => tx.first(query)),
    run: (query) => next(() => tx.run(query)),
  }
}
