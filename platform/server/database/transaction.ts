import { isSilence, type Pool } from './pool.ts'
import { dbOf, type statements, type Transaction } from './statements.ts'
import type { Sql } from './sql.ts'
import { isAfterwards, together } from './together.ts'
import { traced } from '../tracing/tracer.ts'

/** Begins, works, commits; whatever fails leaves nothing, and what failed first is what is thrown. */
export async function runTransaction<Result>(
  pool: Pool,
  send: ReturnType<typeof statements>,
  work: (db: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.acquire()
  let cause: Error | undefined
  const noteCause = (error: Error) => {
    // After a failure every statement fails for that reason alone, which says nothing.
    if (!isAfterwards(error)) cause = error
    throw error
  }
  let ending = false
  const run = (query: Sql) => {
    if (ending) throw new Error('A statement came after the end of its transaction.')
    return send(client, query).catch(noteCause)
  }
  const sent: Promise<unknown>[] = []
  const withCommit = (each: Promise<unknown>) => {
    const noted = each.catch(noteCause)
    noted.catch(() => undefined)
    sent.push(noted)
  }
  let open = true
  let lost: Error | undefined
  try {
    const [, result] = await together([client.query('begin'), work({ ...dbOf(run), withCommit })])
    ending = true
    const commit = traced({ kind: 'statement', name: 'commit' }, () => client.query('commit')).then((answer) => {
      open = false
      return answer
    })
    const [{ command }] = await together([commit, ...sent])
    // What had failed and was passed over is answered so, not with an error.
    if (command === 'ROLLBACK') throw cause ?? new Error('A transaction was committed that had failed.')
    return result
  } catch (error) {
    if (open) await client.query('rollback').catch((loss: Error) => (lost = isSilence(error) ? error : loss))
    throw isAfterwards(error) ? (cause ?? error) : error
  } finally {
    pool.release(client, lost)
  }
}
