import type { Database } from '#platform/server/database/database.ts'

/** A database that answers every query with this error. */
export function brokenDatabase(message: string, code: string): Database {
  const fail = () => Promise.reject(Object.assign(new Error(message), { code }))
  const nothing = () => Promise.resolve()
  return {
    many: fail,
    first: fail,
    run: fail,
    transaction: fail,
    reports: { many: fail, first: fail },
    replica: undefined,
    listen: () => nothing,
    isBusy: () => false,
    use: () => ({ poolUsed: 0, poolMost: 0, poolWaiting: 0, listenersDown: 0 }),
    end: nothing,
  }
}
