import type { FactName } from '../facts.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** 1 for whoever tells it first. */
export const insertAlarm = (db: Db, fact: FactName) =>
  db.run(sql`insert into status_alarm (fact) values (${fact}) on conflict do nothing`)

/** 1 for whoever ends it. */
export const removeAlarm = (db: Db, fact: FactName) => db.run(sql`delete from status_alarm where fact = ${fact}`)
