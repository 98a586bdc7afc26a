import { Refusal, type RefusalName } from '#platform/contract/errors.ts'
import { bySystem, type By } from '../api/by.ts'
import type { Database, Db } from '../database/database.ts'
import type { Sql } from '../database/sql.ts'
import { eachAlone } from '../jobs/each-alone.ts'
import type { ConditionOf, EffectOf, EventOf, EventTable, StateOf, Transition } from './events.ts'
import { findState, markDue, moveRow, searchDue, type Kept, type Recorded } from './queries.ts'

interface Noun<Events extends EventTable, Row> extends Kept {
  events: Events
  /** Whether the row is the member's; another one answers like one that does not exist. */
  own(memberId: number): Sql
  /** Why nothing happens in this state. */
  refusal(state: StateOf<Events>): RefusalName
  conditions: Record<ConditionOf<Events>, Sql>
  effects: Record<EffectOf<Events>, (tx: Db, row: Row) => Promise<unknown>>
}

interface Change {
  /** What else changes with it: sql`, hidden = true`. */
  set?: Sql
  note?: string | null
  /** Further columns of the history. */
  recorded?: Recorded
}

interface TimedStep<Event, Row> {
  event: Event
  /** When it is due, beside the state. */
  due: Sql
  set?: Sql
  /** In the transaction of the step: what a kill interrupts is done by the next run. */
  after?(tx: Db, row: Row): Promise<unknown>
}

interface Mark<State> {
  state: State
  due: Sql
  set: Sql
}

/** The one way in which rows of a noun change their state: by its table of events, each change with its history. */
export function lifeCycle<Events extends EventTable, Row>(noun: Noun<Events, Row>) {
  type Event = EventOf<Events>
  const owned = ({ actor, id }: By) => (actor === 'member' ? noun.own(id) : undefined)

  async function attempt(tx: Db, id: number, event: Event, by: By, change: Change & { due?: Sql }) {
    const transition = requireOpen(noun.events, event, by, change.note)
    const { provided, effects = [] } = transition
    const conditions = [owned(by), provided && noun.conditions[provided as ConditionOf<Events>], change.due]
    const row = await moveRow<Row>(tx, noun, { ...change, id, event, by, transition, conditions })
    if (row) for (const effect of effects) await noun.effects[effect as EffectOf<Events>](tx, row)
    return row
  }

  return {
    /** A single conditional update that also writes the history: whoever comes second finds no row and is refused. */
    async move(tx: Db, id: number, event: Event, by: By, change: Change = {}): Promise<Row> {
      const row = await attempt(tx, id, event, by, change)
      if (row) return row
      const found = await findState<StateOf<Events>>(tx, noun, id, owned(by))
      throw new Refusal(found ? noun.refusal(found.state) : 'NOT_FOUND')
    },

    /** Takes the step for each row that is due; one that somebody is changing at this moment is left for the next run. */
    async runDue(db: Database, { event, due, set, after }: TimedStep<Event, Row>, signal?: AbortSignal) {
      const { from }: Transition = requireOpen(noun.events, event, bySystem)
      await eachAlone(await searchDue(db, noun, from, due), signal, ({ id }) =>
        db.transaction(async (tx) => {
          const row = await attempt(tx, id, event, bySystem, { set, due })
          if (row) await after?.(tx, row)
        }),
      )
    },

    /** Marks what is due, once, and answers it; its state and history stay. */
    mark: (tx: Db, { state, due, set }: Mark<StateOf<Events>>) => markDue<Row>(tx, noun, { state, due, set }),
  }
}

/** Whoever asks for what is not theirs by the table, or leaves out the reason, is a bug and no refusal. */
function requireOpen(events: EventTable, event: string, { actor }: By, note?: string | null): Transition {
  const transition = events[event]
  if (!transition?.by.includes(actor)) throw new Error(`${event} is not for the ${actor}.`)
  if (transition.needsNote && !note) throw new Error(`${event} needs a note.`)
  return transition
}
