import type { By } from '../api/by.ts'
import type { Db } from '../database/database.ts'
import { listed, literal } from '../database/literals.ts'
import { nothing, sql, type Sql } from '../database/sql.ts'
import type { Transition } from './events.ts'

/** Where a life is kept. Names of tables and columns are constants of the noun. */
export interface Kept {
  table: Sql
  state: Sql
  /** The state as it is read, where time changes it before a job writes it down. */
  seen?: Sql
  /** Has `event, from_status, to_status, actor, actor_id, note, at`; `of` is its column for the row's id. */
  history?: { table: Sql; of: Sql }
  /** What a change answers of the row. */
  columns: Sql
}

/** sql`, reason` and sql`, ${reason}`. */
export interface Recorded {
  columns: Sql
  values: Sql
}

interface Move {
  id: number
  event: string
  by: By
  transition: Transition
  conditions: readonly (Sql | undefined | '')[]
  set?: Sql
  note?: string | null
  recorded?: Recorded
  /** Set for a step of a job, which waits for nobody. */
  due?: Sql
}

const allOf = (conditions: Move['conditions']) =>
  conditions.reduce<Sql>((all, condition) => (condition ? sql`${all} and ${condition}` : all), nothing)

/** Undefined when there is no such row, a condition does not hold, or it is in none of the states it can move from. */
export const moveRow = <Row>(db: Db, { table, state, history, columns }: Kept, move: Move) => {
  const { id, transition, conditions, set = nothing, due } = move
  const { from, to } = transition
  // The state before is read by the lock: an update alone answers only what the row has become.
  return db.first<Row>(sql`
    with before as materialized (
      select id as moved_id, ${state} as moved_from from ${table}
      where id = ${id} and ${state} = any(${from}) ${allOf(conditions)}
      for no key update ${due ? sql`skip locked` : nothing}),
    moved as (
      update ${table} set ${state} = ${to ?? state} ${set} from before where id = moved_id
      returning *)
    ${history ? sql`, history as (${insertHistory(history, state, move)})` : nothing}
    select ${columns} from moved as ${table}`)
}

const insertHistory = (
  { table, of }: NonNullable<Kept['history']>,
  state: Sql,
  { event, by, note = null, recorded }: Move,
) => sql`
  insert into ${table} (${of}, event, from_status, to_status, actor, actor_id, note ${recorded?.columns ?? nothing})
  select id, ${event}, moved_from, ${state}, ${by.actor}, ${by.id}, ${note} ${recorded?.values ?? nothing} from moved`

export const findState = <State>(db: Db, { table, state, seen = state }: Kept, id: number, own: Sql | undefined) =>
  db.first<{ state: State }>(sql`select ${seen} as state from ${table} where id = ${id} ${allOf([own])}`)

const atOnce = 100

export const searchDue = (db: Db, { table, state }: Kept, from: Transition['from'], due: Sql) =>
  db.many<{ id: number }>(sql`
    select id from ${table} where ${state} in (${listed(from)}) and ${due} order by id limit ${atOnce}`)

export const markDue = <Row>(
  db: Db,
  { table, state, columns }: Kept,
  mark: { state: number | string; due: Sql; set: Sql },
) =>
  db.many<Row>(sql`
    update ${table} set ${mark.set} where id in (
      select id from ${table} where ${state} = ${literal(mark.state)} and ${mark.due}
      order by id limit ${atOnce} for no key update skip locked)
    returning ${columns}`)
