import { createHash } from 'node:crypto'
import pg from 'pg'
import { listen, type Listener, type Stop } from './listen.ts'
import type { Sql } from './sql.ts'
import { together } from './together.ts'
import { TurnSocket } from './turn-socket.ts'

export interface Db {
  many<Row>(query: Sql): Promise<Row[]>
  first<Row>(query: Sql): Promise<Row | undefined>
  /** Answers how many rows were touched. */
  run(query: Sql): Promise<number>
}

export interface Database extends Db {
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  /** Calls back for every notification on the channel, until stopped. */
  listen(channel: string, onMessage: (payload: string) => void, onState?: Listener['onState']): Stop
  end(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  pool?: number
  preparedStatements?: boolean
  onError?: (error: Error) => void
}

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

type Watch = () => (result: pg.QueryResult) => void
let watch: Watch | undefined
/** Is called where rows are asked for; what it answers is called with them. Tests compare them with their types. */
export const watchRows = (by: Watch) => void (watch = by)

type Submit = (query: pg.Query, answered: (error: Error | undefined, result: pg.QueryResult) => void) => void

// Each name holds a plan on every connection, so their number is bounded.
const maxStatements = 500

const openPool = (url: string, max: number) =>
  new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'polyharbor',
    // Statements that do not wait for each other share a round trip.
    pipeline: true,
    stream: () => new TurnSocket(),
  })

export function openDatabase({ url, pool: max = 10, preparedStatements = true, onError }: DatabaseOptions): Database {
  const pool = openPool(url, max)
  // Without a listener a connection that dies while idle would end the process.
  pool.on('error', (error) => onError?.(error))

  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || !preparedStatements || names.size >= maxStatements) return known
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }

  const on = (client: pg.Pool | pg.PoolClient): Db => {
    const submit = client.query.bind(client) as unknown as Submit
    // A query made from its text: pg copies an object with text, values and name by its property descriptors.
    const query = ({ text, values }: Sql) =>
      new Promise<pg.QueryResult>((resolve, reject) => {
        const asked = Object.assign(new pg.Query(text, values), { name: nameOf(text) })
        submit(asked, (error, result) => (error ? reject(error) : resolve(result)))
      }).catch((error: Error) => {
        // Who asked is of use, not who read the answer.
        Error.captureStackTrace(error)
        throw error
      })
    const rows = async (asked: Sql) => {
      const seen = watch?.()
      const result = await query(asked)
      seen?.(result)
      return result.rows
    }
    return {
      many: rows,
      first: async (asked) => (await rows(asked))[0],
      run: async (asked) => (await query(asked)).rowCount ?? 0,
    }
  }

  return {
    ...on(pool),
    async transaction(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      // The pool listens only while a connection is idle; one that dies between two queries would end the process.
      const onLoss = (error: Error) => (broken = error)
      client.on('error', onLoss)
      try {
        const tx = on(client)
        const [, result] = await together([client.query('begin'), work(tx)])
        const { command } = await client.query('commit')
        // What had failed and was passed over is answered so, not with an error.
        if (command === 'ROLLBACK') throw new Error('A transaction was committed that had failed.')
        return result
      } catch (error) {
        await client.query('rollback').catch((cause: Error) => (broken = cause))
        throw error
      } finally {
        client.off('error', onLoss)
        client.release(broken)
      }
    },
    listen: (channel, onMessage, onState) => listen(url, channel, { onMessage, onState }),
    end: () => pool.end(),
  }
}
