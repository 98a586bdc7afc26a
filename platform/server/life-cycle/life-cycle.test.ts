import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byMember, byOperator, bySystem, type By } from '../api/by.ts'
import type { Db } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { testDatabase } from '#testing/test-database.ts'
import { openTo, type EventOf, type Transition } from './events.ts'
import { lifeCycle } from './life-cycle.ts'

const events = {
  pack: { from: ['new'], to: 'packed', by: ['operator'], effects: ['weigh', 'seal'] },
  send: { from: ['new', 'packed'], to: 'sent', by: ['operator'], provided: 'addressed' },
  label: { from: ['new', 'packed'], by: ['member', 'operator'] },
  stop: { from: ['new', 'packed'], to: 'stopped', by: ['member'], needsNote: true },
  lose: { from: ['new', 'packed', 'sent'], to: 'lost', by: ['system'] },
  reopen: { from: ['stopped', 'lost'], to: 'new', by: ['operator'] },
} as const satisfies Record<string, Transition<State>>
type State = 'new' | 'packed' | 'sent' | 'stopped' | 'lost'
type Event = EventOf<typeof events>

interface Parcel {
  id: number
  state: State
}

const db = await testDatabase()
const effects: string[] = []
const life = lifeCycle<typeof events, Parcel>({
  events,
  table: sql`parcel`,
  state: sql`state`,
  history: { table: sql`parcel_step`, of: sql`parcel_id` },
  columns: sql`parcel.id, state`,
  own: (memberId) => sql`owner_id = ${memberId}`,
  refusal: (state) => (state === 'lost' ? 'EMPTY' : 'ORDER_STATE'),
  conditions: { addressed: sql`address is not null` },
  effects: {
    weigh: async (_, { state }) => effects.push(`weigh ${state}`),
    seal: async (_, { state }) => effects.push(`seal ${state}`),
  },
})

beforeAll(async () => {
  await db.run(sql`
    create table parcel (id integer generated always as identity primary key, owner_id integer not null default 7,
      state text not null default 'new', address text default 'x', due_at timestamptz, reminded boolean default false)`)
  await db.run(sql`create index parcel_new on parcel (due_at) where state = 'new'`)
  await db.run(sql`
    create table parcel_step (id bigint generated always as identity primary key, parcel_id integer not null,
      event text not null, from_status text not null, to_status text not null, actor text not null, actor_id integer,
      note text, weight integer, at timestamptz not null default now())`)
})
beforeEach(() => void effects.splice(0))

const [member, operator] = [byMember(7), byOperator(3)]

async function aParcel(fields: { state?: State; address?: string | null; due?: string } = {}): Promise<number> {
  const { state = 'new', address = 'x', due = '1 hour' } = fields
  const row = await db.first<{ id: number }>(sql`
    insert into parcel (state, address, due_at) values (${state}, ${address}, now() + ${due}::interval) returning id`)
  return row?.id ?? 0
}
const stateOf = async (id: number) =>
  (await db.first<{ state: State }>(sql`select state from parcel where id = ${id}`))?.state
const stepsOf = (id: number) =>
  db.many<{ event: Event; from: State; to: State; actor: string; actorId: number | null; note: string | null }>(sql`
    select event, from_status as from, to_status as to, actor, actor_id as "actorId", note
    from parcel_step where parcel_id = ${id} order by id`)
const moved = (id: number, event: Event, by: By, note?: string) =>
  db.transaction((tx) => life.move(tx, id, event, by, { note }))

describe('a change', () => {
  test('answers the row and writes who did it, why, and from where it truly came', async () => {
    const id = await aParcel({ state: 'packed' })
    expect(await moved(id, 'stop', member, 'Too late')).toEqual({ id, state: 'stopped' })
    expect(await stepsOf(id)).toEqual([
      { event: 'stop', from: 'packed', to: 'stopped', actor: 'member', actorId: 7, note: 'Too late' },
    ])
  })

  test('that keeps the state is written down too', async () => {
    const id = await aParcel({ state: 'packed' })
    await moved(id, 'label', operator)
    expect(await stepsOf(id)).toMatchObject([{ event: 'label', from: 'packed', to: 'packed' }])
  })

  test('sets and records what else belongs to it', async () => {
    const id = await aParcel()
    await life.move(db, id, 'pack', operator, {
      set: sql`, address = ${'y'}`,
      recorded: { columns: sql`, weight`, values: sql`, ${25}` },
    })
    expect(
      await db.first(
        sql`select address, weight from parcel join parcel_step on parcel_id = parcel.id where parcel.id = ${id}`,
      ),
    ).toEqual({ address: 'y', weight: 25 })
  })

  test('has its effects in the order of the table, and a refused one has none', async () => {
    const id = await aParcel()
    await moved(id, 'pack', operator)
    await expect(moved(id, 'pack', operator)).rejects.toMatchObject({ refusal: 'ORDER_STATE' })
    expect(effects).toEqual(['weigh packed', 'seal packed'])
  })

  test('is one statement', async () => {
    const sent: string[] = []
    const counting: Db = {
      many: (query) => (sent.push(query.text), db.many(query)),
      first: (query) => (sent.push(query.text), db.first(query)),
      run: (query) => (sent.push(query.text), db.run(query)),
    }
    await life.move(counting, await aParcel(), 'pack', operator)
    expect(sent).toHaveLength(1)
  })
})

describe('refused is', () => {
  test('a row that is not there, or not of the member, as not found', async () => {
    const id = await aParcel()
    await expect(moved(0, 'pack', operator)).rejects.toMatchObject({ refusal: 'NOT_FOUND' })
    await expect(moved(id, 'label', byMember(8))).rejects.toMatchObject({ refusal: 'NOT_FOUND' })
    expect(await stepsOf(id)).toEqual([])
  })

  test('a wrong state by the name that the noun has for it', async () => {
    await expect(moved(await aParcel({ state: 'lost' }), 'pack', operator)).rejects.toMatchObject({ refusal: 'EMPTY' })
  })

  test('what a condition of the event forbids', async () => {
    const id = await aParcel({ address: null })
    await expect(moved(id, 'send', operator)).rejects.toMatchObject({ refusal: 'ORDER_STATE' })
    expect(await stateOf(id)).toBe('new')
  })

  test('as a bug, what the table gives to others or wants a note for', async () => {
    const id = await aParcel()
    await expect(moved(id, 'pack', member)).rejects.toThrow('pack is not for the member')
    await expect(moved(id, 'stop', member)).rejects.toThrow('stop needs a note')
    expect([await stateOf(id), await stepsOf(id)]).toEqual(['new', []])
  })
})

test('of many who come at once each finds what the one before has left', async () => {
  const names = Object.keys(events) as Event[]
  const actors: Record<string, By> = { member, operator, system: bySystem }
  for (let round = 0; round < 5; round++) {
    const id = await aParcel()
    const all = [...names, ...names].map((event) => moved(id, event, actors[events[event].by[0]] ?? operator, 'x'))
    const done = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length
    const steps = await stepsOf(id)
    expect(steps).toHaveLength(done)
    expect(steps.map(({ from }) => from)).toEqual(['new', ...steps.map(({ to }) => to)].slice(0, done))
    expect(steps.at(-1)?.to).toBe(await stateOf(id))
  }
})

test('no event outside the table changes a row, and each change has one history with its true origin', async () => {
  const actors = { member, operator, system: bySystem, stranger: byMember(8) }
  const attempt = fc.record({
    event: fc.constantFrom(...(Object.keys(events) as Event[]), 'vanish' as Event),
    who: fc.constantFrom('member', 'operator', 'system', 'stranger'),
    note: fc.constantFrom('x', undefined),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 12 }), fc.boolean(), async (walk, addressed) => {
      const id = await aParcel({ address: addressed ? 'x' : null })
      const expected: object[] = []
      let state: State = 'new'
      for (const { event, who, note } of walk) {
        const by = actors[who]
        const rule: Transition<State> | undefined = events[event]
        const allowed =
          rule?.by.includes(by.actor) &&
          rule.from.includes(state) &&
          who !== 'stranger' &&
          (!rule.needsNote || note !== undefined) &&
          (!rule.provided || addressed)
        const done = await moved(id, event, by, note).then(
          () => true,
          () => false,
        )
        expect(done).toBe(allowed ?? false)
        if (!done) continue
        const to: State = rule?.to ?? state
        expected.push({ event, from: state, to, actor: by.actor, actorId: by.id, note: note ?? null })
        state = to
      }
      expect([await stateOf(id), await stepsOf(id)]).toEqual([state, expected])
    }),
    { numRuns: 40 },
  )
}, 60_000)

describe('by time', () => {
  const step = { event: 'lose', due: sql`due_at < now()` } as const

  test('a step is taken for what is due, once, with what follows in its transaction', async () => {
    const [due, later] = [await aParcel({ due: '-1 minute' }), await aParcel()]
    const followed: number[] = []
    for (let run = 0; run < 2; run++)
      await life.runDue(db, { ...step, after: async (_, { id }) => void followed.push(id) })
    expect(followed).toEqual([due])
    expect([await stateOf(due), await stateOf(later)]).toEqual(['lost', 'new'])
    expect(await stepsOf(due)).toMatchObject([{ event: 'lose', from: 'new', actor: 'system', actorId: null }])
  })

  test('one that fails is as it was and holds up no other', async () => {
    const [first, second] = [await aParcel({ due: '-1 minute' }), await aParcel({ due: '-1 minute' })]
    const after = async (_: Db, { id }: Parcel) => {
      if (id === first) throw new Error('no paper')
    }
    await expect(life.runDue(db, { ...step, after })).rejects.toThrow('no paper')
    expect([await stateOf(first), await stateOf(second)]).toEqual(['new', 'lost'])
    await life.runDue(db, step)
  })

  test('what somebody is changing is left for the next run', async () => {
    const id = await aParcel({ due: '-1 minute' })
    await db.transaction(async (tx) => {
      await life.move(tx, id, 'label', operator)
      await life.runDue(db, step)
    })
    expect(await stateOf(id)).toBe('new')
    await life.runDue(db, step)
    expect(await stateOf(id)).toBe('lost')
  })

  test('a reminder is marked once and no step', async () => {
    const id = await aParcel({ due: '-1 minute', state: 'packed' })
    const mark = { state: 'packed', due: sql`not reminded and due_at < now()`, set: sql`reminded = true` } as const
    expect([await life.mark(db, mark), await life.mark(db, mark)]).toEqual([[{ id, state: 'packed' }], []])
    expect(await stepsOf(id)).toEqual([])
  })
})

test('somebody is offered what the table opens to them', () => {
  expect(openTo(events, 'member', 'new')).toEqual(['label', 'stop'])
  expect(openTo(events, 'operator', 'packed')).toEqual(['send', 'label'])
  expect(openTo(events, 'member', 'sent')).toEqual([])
})
