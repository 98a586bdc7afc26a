import type pg from 'pg'
import type { Pool } from './pool.ts'
import type { Sql } from './sql.ts'
import type { statements } from './statements.ts'

/** One statement on a connection that was taken for it, which is given back. */
export async function askOnce(pool: Pool, send: ReturnType<typeof statements>, client: pg.PoolClient, query: Sql) {
  try {
    const result = await send(client, query)
    pool.release(client)
    return result
  } catch (error) {
    pool.release(client, error as Error)
    throw error
  }
}
