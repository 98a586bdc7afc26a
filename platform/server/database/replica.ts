import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { askOnce } from './ask-once.ts'
import { isOutage } from './outage.ts'
import type { Pool } from './pool.ts'
import { standingAt, writtenUpTo, type Standing } from './replica-queries.ts'
import type { Run, statements } from './statements.ts'

export interface ReplicaState extends Pick<Standing, 'standby' | 'behindBytes'> {
  /** Reports are read from it. */
  used: boolean
  /** How long it took until all that is written was there; where that was too long, since the last change that is. */
  lagMs: number
}

export interface Replica {
  /** How it is at this moment. Fails where it cannot be reached. */
  look(): Promise<ReplicaState>
  end(): Promise<void>
}

interface Parts {
  /** The database that the replica follows. */
  primary: Run
  pool: Pool
  send: ReturnType<typeof statements>
  waitMs: number
}

/** Whoever was late or gone is not asked again for so long. */
const restMs = 5_000
const lookAgainMs = 10

/** What was cancelled for its time would take as long elsewhere; a write is refused, not taken to where it would be done. */
const isAway = (error: unknown) => isOutage(error) && !/^(57014|25006)$/.test((error as { code?: string }).code ?? '')

/**
 * Runs a statement on a standby that has all that was acknowledged before. Where it has not in time, or is not there, the
 * primary answers.
 */
export function openReplica(parts: Parts): Replica & { run: Run } {
  const { primary, pool, send, waitMs } = parts
  let restsUntil = 0
  const rest = () => (restsUntil = performance.now() + restMs)

  /** A connection to a standby that has everything, unless that takes too long. */
  async function findReady(): Promise<pg.PoolClient | undefined> {
    const looking = takeReady(parts).catch(() => undefined)
    const late = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => late.resolve(undefined), waitMs)
    const found = await Promise.race([looking, late.promise])
    clearTimeout(timer)
    if (found) return found
    rest()
    void looking.then((client) => client && pool.release(client))
    return undefined
  }

  const run: Run = async (query) => {
    const client = performance.now() < restsUntil ? undefined : await findReady()
    if (!client) return primary(query)
    try {
      return await askOnce(pool, send, client, query)
    } catch (error) {
      if (!isAway(error)) throw error
      rest()
      return primary(query)
    }
  }

  return {
    run,
    async look() {
      const begun = performance.now()
      const { client, standing } = await takeStanding(parts)
      pool.release(client)
      const waited = performance.now() - begun
      const { standby, behindBytes, reached, secondsSinceReplay } = standing
      if (isReady(standing)) restsUntil = 0
      const lagMs = reached ? waited : Math.max(waited, (secondsSinceReplay ?? 0) * 1000)
      return { standby, behindBytes, used: isReady(standing), lagMs: Math.round(lagMs) }
    },
    end: pool.end,
  }
}

/** Who follows nobody any more may be the primary, or one that was. */
const isReady = ({ standby, reached }: Standing) => standby && reached

async function takeReady(parts: Parts): Promise<pg.PoolClient | undefined> {
  const { client, standing } = await takeStanding(parts)
  if (isReady(standing)) return client
  parts.pool.release(client)
  return undefined
}

/** Asked on the connection that is used afterwards: behind one address there may be several standbys. */
async function takeStanding({ primary, pool, send, waitMs }: Parts) {
  const client = await pool.acquire()
  const deadline = performance.now() + waitMs
  try {
    const [written] = (await primary(writtenUpTo)).rows as { position: string }[]
    for (;;) {
      const [standing] = (await send(client, standingAt(written?.position ?? ''))).rows as [Standing]
      if (isReady(standing) || !standing.standby || performance.now() > deadline) return { client, standing }
      await sleep(lookAgainMs)
    }
  } catch (error) {
    pool.release(client, error as Error)
    throw error
  }
}
