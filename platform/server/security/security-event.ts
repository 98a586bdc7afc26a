import { Counter } from 'prom-client'
import type { SecurityEventName } from '#platform/contract/office/security-events.ts'
import type { Context } from '../api/context.ts'
import type { Database } from '../database/database.ts'
import { maskPerson } from './mask-person.ts'
import { insertEvent } from './queries.ts'
import { createRowLimit } from './row-limit.ts'

/** Where it happened; a job has no visitor. */
type Scene = Pick<Context, 'db' | 'log'> & Partial<Pick<Context, 'ip' | 'caller' | 'operator'>>

interface Facts {
  memberId?: number
  operatorId?: number
  /** An address or a number; it is masked before it is kept. */
  person?: string
  /** Path of the call. */
  call?: string
  [fact: string]: string | number | boolean | undefined
}

export const securityCounter = new Counter({
  name: 'security_events_total',
  help: 'Security events in this process',
  labelNames: ['name'],
  registers: [],
})
const limits = new WeakMap<Database, ReturnType<typeof createRowLimit>>()

/** Something around doors or money: a log line, a counter and a row. It never fails what it is about. */
export async function securityEvent(scene: Scene, name: SecurityEventName, facts: Facts = {}): Promise<void> {
  const { db, log, ip, caller, operator } = scene
  const { memberId = caller?.memberId, operatorId = operator?.operatorId, person = '', call = '', ...rest } = facts
  const subject = maskPerson(person)
  securityCounter.inc({ name })
  log.info({ event: name, memberId, operatorId, ip, subject, call, ...rest }, 'security event')
  const mayWrite = limits.get(db) ?? createRowLimit()
  limits.set(db, mayWrite)
  if (!mayWrite(name, ip)) return
  const who = { memberId: memberId ?? null, operatorId: operatorId ?? null, ip: ip ?? null, subject }
  await insertEvent(db, { name, ...who, call, facts: rest }).catch((error: unknown) =>
    log.error({ err: error, event: name }, 'a security event could not be stored'),
  )
}
