import type { Socket } from 'node:net'
import pg from 'pg'
import { TurnSocket } from './turn-socket.ts'

const { builtins } = pg.types
// Rows travel to the wire as they are: numbers, ISO timestamps, plain days.
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [builtins.DATE, (text) => text],
])
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}

/** For whatever a request asks. */
export const limits = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 }
const connectMs = 5_000
// The server has ended the statement by then, so an answer that is missing was lost on the way.
const answerMs = limits.statement_timeout + 2_000
// Whoever comes while others wait longer than this would wait for the limit.
const busyMs = 1_000

interface PoolOptions {
  url: string
  max: number
  /** A pooler refuses connections that ask for limits: they are the role's then. */
  pooled?: boolean | undefined
  /** For a command that nobody waits for: no limits. */
  unhurried?: boolean | undefined
  onError?: ((error: Error) => void) | undefined
}

export type Pool = ReturnType<typeof openPool>

/** Connections for one statement or one transaction each. None of their errors ends the process. */
export function openPool({ url, max, pooled, unhurried, onError }: PoolOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    ...(!unhurried && { query_timeout: answerMs }),
    ...(!pooled && !unhurried && limits),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'polyharbor',
    // Statements that do not wait for each other share a round trip.
    pipeline: true,
    stream: () => new TurnSocket(),
  })
  // Without a listener a connection that dies while idle would end the process.
  pool.on('error', (error) => onError?.(error))
  // The pool listens only while a connection is idle; one that dies while it is handed over would end it as well.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const dropIdle = watchIdle(pool)
  const waiting = new Set<{ since: number }>()

  return {
    async acquire(): Promise<pg.PoolClient> {
      const place = { since: performance.now() }
      waiting.add(place)
      try {
        return await pool.connect()
      } finally {
        waiting.delete(place)
      }
    },
    release(client: pg.PoolClient, failure?: Error) {
      client.release(failure && isLoss(failure) ? failure : undefined)
      // What does not reach one connection probably reaches none; the next request would find it out again.
      if (isSilence(failure)) dropIdle()
    },
    /** New work would only wait. */
    isBusy() {
      const [first] = waiting
      return first !== undefined && performance.now() - first.since > busyMs
    },
    use: () => ({ poolUsed: pool.totalCount - pool.idleCount, poolMost: max, poolWaiting: pool.waitingCount }),
    end: () => pool.end(),
  }
}

/** A statement that was refused leaves its connection as good as before. */
const isLoss = (error: Error) => !(error instanceof pg.DatabaseError) || /FATAL|PANIC/.test(error.severity ?? '')

/** Nothing came back, not even a refusal. */
export const isSilence = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'

/** Answers what ends all connections that nobody uses, without a word to the other side. */
function watchIdle(pool: pg.Pool) {
  const idle = new Set<pg.PoolClient>()
  pool.on('release', (_, client) => void idle.add(client))
  for (const event of ['acquire', 'remove'] as const) pool.on(event, (client) => void idle.delete(client))
  return () => {
    for (const client of idle) {
      // The pool forgets it now, not when its socket has closed.
      client.emit('error', new Error('A connection beside this one was silent.'))
      socketOf(client).destroy()
    }
  }
}

const socketOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream
