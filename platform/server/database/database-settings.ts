import * as v from 'valibot'
import { Flag } from '../variables.ts'

const Address = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))

export const databaseVariables = {
  DATABASE_URL: v.optional(Address),
  DATABASE_DIRECT_URL: v.optional(Address),
  DATABASE_REPLICA_URL: v.optional(Address),
  DATABASE_REPLICA_WAIT_MS: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(10), v.maxValue(5_000)),
    '1000',
  ),
  DATABASE_POOL: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(2)), '10'),
  PREPARED_STATEMENTS: v.optional(Flag, '1'),
}

export interface DatabaseSettings {
  /** Without one, an embedded database is started. */
  databaseUrl: string | undefined
  /** The same database past a pooler, which neither passes notices on nor keeps a session; set only where there is one. */
  databaseDirectUrl: string | undefined
  /** A standby that reports are read from; without one they are read from the database itself. */
  databaseReplicaUrl: string | undefined
  /** How long a report waits for the standby to have what the database has. */
  databaseReplicaWaitMs: number
  databasePool: number
  preparedStatements: boolean
}

interface Given {
  DATABASE_URL?: string | undefined
  DATABASE_DIRECT_URL?: string | undefined
  DATABASE_REPLICA_URL?: string | undefined
  DATABASE_REPLICA_WAIT_MS: number
  DATABASE_POOL: number
  PREPARED_STATEMENTS: boolean
}

export const databaseSettingsOf = (env: Given): DatabaseSettings | 'incomplete' =>
  (env.DATABASE_DIRECT_URL || env.DATABASE_REPLICA_URL) && !env.DATABASE_URL
    ? 'incomplete'
    : {
        databaseUrl: env.DATABASE_URL,
        databaseDirectUrl: env.DATABASE_DIRECT_URL,
        databaseReplicaUrl: env.DATABASE_REPLICA_URL,
        databaseReplicaWaitMs: env.DATABASE_REPLICA_WAIT_MS,
        databasePool: env.DATABASE_POOL,
        preparedStatements: env.PREPARED_STATEMENTS,
      }
