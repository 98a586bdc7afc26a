import { askOnce } from './ask-once.ts'
import { listen, type Listener, type Stop } from './listen.ts'
import { openPool } from './pool.ts'
import { openReplica, type Replica } from './replica.ts'
import { dbOf, statements, type Db, type Reader, type Run, type Transaction } from './statements.ts'
import { runTransaction } from './transaction.ts'

export type { Db, Reader, Transaction } from './statements.ts'

export interface Database extends Db {
  transaction<Result>(work: (db: Transaction) => Promise<Result>): Promise<Result>
  /**
   * For reports, exports, feeds and statistics: a standby where there is one, as fresh as this database. Not for what is
   * kept until a notice.
   */
  reports: Reader
  replica: Replica | undefined
  /** Calls back for every notification on the channel, until stopped. */
  listen(channel: string, onMessage: (payload: string) => void, onState?: Listener['onState']): Stop
  /** Others have been waiting for a connection for long. */
  isBusy(): boolean
  /** How its connections are used at this moment. */
  use(): DatabaseUse
  end(): Promise<void>
}

export interface DatabaseUse {
  poolUsed: number
  poolMost: number
  poolWaiting: number
  /** Of those who subscribed to notices, how many have been without for some seconds. */
  listenersDown: number
}

export interface DatabaseOptions {
  url: string
  /** Past a pooler, where there is one between: it passes no notices on. */
  directUrl?: string | undefined
  /** A standby for reports, and how long they wait for it. */
  replicaUrl?: string | undefined
  replicaWaitMs?: number
  pool?: number
  preparedStatements?: boolean
  /** Statements may take as long as they take. */
  unhurried?: boolean
  onError?: (error: Error) => void
}

/** Whoever has just begun, or begins anew, is not down. */
const isLong = (since: number) => Date.now() - since > 5_000

export function openDatabase(options: DatabaseOptions): Database {
  const { url, directUrl, replicaUrl, replicaWaitMs: waitMs = 1_000 } = options
  const { pool: max = 10, preparedStatements = true, unhurried, onError } = options
  const pooled = directUrl !== undefined
  const pool = openPool({ url, max, pooled, unhurried, onError })
  const send = statements(preparedStatements)
  const deaf = new Map<object, number>()
  const run: Run = async (query) => askOnce(pool, send, await pool.acquire(), query)
  const db = dbOf(run)
  const replica =
    replicaUrl === undefined
      ? undefined
      : openReplica({ primary: run, pool: openPool({ url: replicaUrl, max, pooled, onError }), send, waitMs })
  return {
    ...db,
    reports: replica ? dbOf(replica.run) : db,
    replica,
    transaction: (work) => runTransaction(pool, send, work),
    listen(channel, onMessage, onState) {
      const listener: Listener = {
        onMessage,
        onError,
        onState(listening) {
          if (listening) deaf.delete(listener)
          else deaf.set(listener, Date.now())
          onState?.(listening)
        },
      }
      deaf.set(listener, Date.now())
      const stop = listen(directUrl ?? url, channel, listener)
      return () => stop().finally(() => deaf.delete(listener))
    },
    isBusy: pool.isBusy,
    use: () => ({ ...pool.use(), listenersDown: [...deaf.values()].filter(isLong).length }),
    end: async () => void (await Promise.all([pool.end(), replica?.end()])),
  }
}
