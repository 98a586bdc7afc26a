import type { Actor } from '../api/by.ts'

type State = number | string

/** One thing that can happen. Which permission it needs stands on the call. */
export interface Transition<Of extends State = State> {
  from: readonly Of[]
  /** Undefined: the state stays as it is. */
  to?: Of
  by: readonly Actor[]
  needsNote?: true
  /** What else must be true of the row, by its name in the life-cycle. */
  provided?: string
  /** What happens with it in the same transaction, by names in the life-cycle, in this order. */
  effects?: readonly string[]
}

/** Everything that can happen in a life. What is not in the table does not exist. */
export type EventTable = Readonly<Record<string, Transition>>

export type EventOf<Events extends EventTable> = keyof Events & string
type Rows<Events> = Events[keyof Events]
type Named<Row, Key extends string> = Row extends Readonly<Record<Key, infer Name>> ? Name : never
export type StateOf<Events extends EventTable> = Rows<Events>['from'][number] | (Named<Rows<Events>, 'to'> & State)
export type ConditionOf<Events extends EventTable> = Named<Rows<Events>, 'provided'> & string
export type EffectOf<Events extends EventTable> =
  Named<Rows<Events>, 'effects'> extends infer Names extends readonly string[] ? Names[number] : never
type EventBy<Events extends EventTable, Who extends Actor> = {
  [Event in EventOf<Events>]: Who extends Events[Event]['by'][number] ? Event : never
}[EventOf<Events>]

/** What somebody may do in a state: the buttons of a screen, where they are called as the events are. */
export const openTo = <Events extends EventTable, Who extends Actor>(
  events: Events,
  actor: Who,
  state: State,
): EventBy<Events, Who>[] =>
  (Object.keys(events) as EventBy<Events, Who>[]).filter((event) => {
    const { by, from }: Transition = events[event] ?? { by: [], from: [] }
    return by.includes(actor) && from.includes(state)
  })

/** A button with a name of its own, or one that only some facts call for. */
interface Button<Event, Facts> {
  event: Event
  when?: (facts: Facts) => boolean
}
export type Buttons<Name extends string, Events extends EventTable, Facts> = Readonly<
  Record<Name, Button<EventOf<Events>, Facts>>
>

/** Those buttons whose event is possible in the state and that the facts call for. */
export const offered = <Name extends string, Events extends EventTable, Facts>(
  events: Events,
  buttons: Buttons<Name, Events, Facts>,
  state: State,
  facts: Facts,
): Name[] =>
  (Object.keys(buttons) as Name[]).filter((name) => {
    const { event, when } = buttons[name]
    return events[event]?.from.includes(state) && (when?.(facts) ?? true)
  })
