import type { Columns } from '../database/columns.ts'
import type { Db } from '../database/database.ts'
import { sql } from '../database/sql.ts'

export interface NewEvent extends Columns<
  'security_event',
  'name' | 'memberId' | 'operatorId' | 'ip' | 'subject' | 'call'
> {
  facts: object
}

export const insertEvent = (db: Db, event: NewEvent) =>
  db.run(sql`
    insert into security_event (name, member_id, operator_id, ip, subject, call, facts)
    values (${event.name}, ${event.memberId}, ${event.operatorId}, ${event.ip}, ${event.subject}, ${event.call},
      ${event.facts})`)

export const removeOldEvents = (db: Db, days: number) =>
  db.run(sql`delete from security_event where at < now() - make_interval(days => ${days})`)
