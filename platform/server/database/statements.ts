import { createHash } from 'node:crypto'
import pg from 'pg'
import { traced } from '../tracing/tracer.ts'
import type { Sql } from './sql.ts'

/** Reads, and changes nothing. */
export interface Reader {
  many<Row>(query: Sql): Promise<Row[]>
  first<Row>(query: Sql): Promise<Row | undefined>
}

export interface Db extends Reader {
  /** Answers how many rows were touched. */
  run(query: Sql): Promise<number>
}

export interface Transaction extends Db {
  /**
   * For statements that were sent and whose answers nobody needs: the commit is sent right behind them, and undoes everything
   * if one of them fails.
   */
  withCommit(sent: Promise<unknown>): void
}

/** Runs one statement somewhere. */
export type Run = (query: Sql) => Promise<pg.QueryResult>

type Watch = () => (result: pg.QueryResult) => void
let watch: Watch | undefined
/** Is called where rows are asked for; what it answers is called with them. Tests compare them with their types. */
export const watchRows = (by: Watch) => void (watch = by)

type Submit = (query: pg.Query, answered: (error: Error | undefined, result: pg.QueryResult) => void) => void

// Each name holds a plan on every connection, so their number is bounded.
const maxStatements = 500

/** Sends statements, each under a name of its own unless that is switched off. */
export function statements(prepared: boolean) {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || !prepared || names.size >= maxStatements) return known
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  const ask = (client: pg.PoolClient, { text, values }: Sql): Promise<pg.QueryResult> =>
    // A query made from its text: pg copies an object with text, values and name by its property descriptors.
    new Promise<pg.QueryResult>((resolve, reject) => {
      const asked = Object.assign(new pg.Query(text, values), { name: nameOf(text) })
      const submit = client.query.bind(client) as unknown as Submit
      submit(asked, (error, result) => (error ? reject(error) : resolve(result)))
    }).catch((error: Error) => {
      // Who asked is of use, not who read the answer.
      Error.captureStackTrace(error)
      throw error
    })
  return (client: pg.PoolClient, query: Sql) =>
    traced({ kind: 'statement', name: query.text }, () => ask(client, query))
}

export function dbOf(run: Run): Db {
  const rows = async (asked: Sql) => {
    const seen = watch?.()
    const result = await run(asked)
    seen?.(result)
    return result.rows
  }
  return {
    many: rows,
    first: async (asked) => (await rows(asked))[0],
    run: async (asked) => (await run(asked)).rowCount ?? 0,
  }
}
