import { operatorPermissions, permissionsOf } from '#platform/contract/office/permissions.ts'
import { describe, expect, test } from 'vitest'
import type { Client } from '#platform/contract/client.ts'
import { undoChange } from '#platform/office/audit/server/undo.ts'
import type { Context } from '#platform/server/api/context.ts'
import { inProcessClient } from '#platform/server/api/serve-contract.ts'
import { house } from '#platform/server/database/of-shop.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, auditOf } from '#testing/back-office.ts'
import { testApp } from '#testing/test-app.ts'
import { recordCalls } from '../calls.ts'
import { code, position, record } from '../record.ts'
import { findersOf, recordHandlers, undoersOf } from './record-handlers.ts'
import { recordTable } from './record-table.ts'
import { visibleCallsOf } from '../visible.ts'
import { visibleHandlersOf } from './visible-handlers.ts'

const { db } = await testApp()
await db.run(sql`
  create table berth (id integer generated always as identity primary key, version integer not null default 1,
    code text not null unique, name_zh text not null, name_en text not null, position integer not null,
    lit boolean not null, depth text not null)`)
await db.run(sql`create table mooring (berth_id integer not null references berth)`)

const berthRecord = record({
  name: 'berths',
  // The audit knows the nouns of the site; this one borrows a name.
  noun: 'label',
  section: 'catalogue',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  texts: 'adminLabels',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 20, need: 'both' },
    code,
    position,
    lit: { kind: 'tick' },
    depth: { kind: 'choice', of: ['deep', 'shallow'] },
  },
  visible: ['name', 'lit'],
  counts: { moorings: 'adminForm.use' },
  uses: ['moorings'],
  columns: ['name', 'code', 'moorings'],
  filters: { lit: 'adminForm.use', depth: 'adminForm.use', unused: 'adminForm.use' },
  sort: ['position', 'code', 'nameEn', 'moorings'],
})

const reached: string[] = []
const berthTable = recordTable(berthRecord, {
  table: 'berth',
  order: sql`it.position`,
  unique: [{ fields: ['code'] }],
  counts: { moorings: sql`(select count(*) from mooring where berth_id = it.id)` },
  check: async (_, { depth, lit }): Promise<Record<string, string>> =>
    depth === 'shallow' && lit ? { lit: 'adminForm.required' } : {},
  onSaved: async (_, id, { nameEn }, before) => reached.push(`${id} ${before?.nameEn ?? 'new'} ${nameEn}`),
})

const contract = { berths: recordCalls(berthRecord) }
const handlers = { berths: recordHandlers(berthTable) }
const { id: operatorId, nameEn: operatorName } = await aPerson(db)
const log = { error: () => undefined, warn: () => undefined, info: () => undefined }
const context = () => {
  const permissions = permissionsOf(operatorPermissions)
  const operator = { operatorId, sessionId: 1, permissions, shopId: null, stage: 'open', changeId: crypto.randomUUID() }
  return { db, log, operator, locale: 'en-US' } as unknown as Context<'operator'>
}
/** Each call is a request of its own, with its own change. */
const berths = new Proxy({} as Client<typeof contract>['berths'], {
  get: (_, verb: 'list') => inProcessClient(contract, handlers, context()).berths[verb],
})
const undo = (changeId: string) => undoChange(undoersOf([berthTable]), changeId, context())

let count = 0
const details = () => {
  const n = ++count
  return { code: `berth-${n}`, name: `泊位 ${n}`, nameEn: `Berth ${n}`, position: n, depth: 'deep' }
}
const made = async (more: object = {}) => {
  const given = { ...details(), ...more }
  return { ...given, ...(await berths.create(given)) }
}

describe('a record noun from its table', () => {
  test('is made once by key, written down, and answers what was given', async () => {
    const [given, idempotencyKey] = [details(), crypto.randomUUID()]
    const first = await berths.create(given, { idempotencyKey })
    expect(await berths.create(given, { idempotencyKey })).toEqual(first)
    expect(await berths.info({ id: first.id })).toMatchObject({ ...given, lit: false, moorings: 0, version: 1 })
    expect(await auditOf(db, 'label', first.id)).toMatchObject([{ action: 'create', before: null, after: given }])
    expect(reached).toContain(`${first.id} new ${given.nameEn}`)
  })

  test('is listed, found by its words, filtered and ordered', async () => {
    const [low, high] = [await made({ position: 900, lit: true }), await made({ position: 901, depth: 'shallow' })]
    const ids = async (filter: Parameters<typeof berths.list>[0]) =>
      (await berths.list(filter)).list.map(({ id }) => id)
    expect(await ids({ search: low.nameEn.toUpperCase() })).toEqual([low.id])
    expect((await ids({ sort: '-position' })).slice(0, 2)).toEqual([high.id, low.id])
    expect(await ids({ lit: '1' })).toEqual([low.id])
    expect(await ids({ depth: 'shallow' })).toEqual([high.id])
    await db.run(sql`insert into mooring values (${low.id})`)
    expect(await ids({ unused: '1' })).not.toContain(low.id)
    expect((await berths.list({ sort: '-moorings', limit: 1 })).list).toMatchObject([{ id: low.id, moorings: 1 }])
    await expect(berths.list({ sort: 'id; drop table berth' as 'code' })).rejects.toMatchObject({ code: 40400 })
  })

  test('refuses at its field what its rules, its check or another record forbid', async () => {
    const { code: taken } = await made()
    const wrong: [object, string][] = [
      [{ nameEn: '' }, 'nameEn'],
      [{ code: 'No Code' }, 'code'],
      [{ code: taken }, 'code'],
      [{ position: 'far' }, 'position'],
      [{ depth: 'unknown' }, 'depth'],
      [{ depth: 'shallow', lit: true }, 'lit'],
    ]
    for (const [change, field] of wrong)
      await expect(berths.create({ ...details(), ...change })).rejects.toMatchObject({
        fields: { [field]: expect.any(String) },
      })
  })

  test('is saved over the version that was seen, and who comes late learns who was faster', async () => {
    const { changeId: _, ...berth } = await made()
    await berths.update({ ...berth, version: 1, nameEn: 'Renamed' })
    expect(await berths.info({ id: berth.id })).toMatchObject({ nameEn: 'Renamed', version: 2 })
    await expect(berths.update({ ...berth, version: 1 })).rejects.toMatchObject({
      code: 488401,
      data: { changedBy: operatorName },
    })
    expect(reached).toContain(`${berth.id} ${berth.nameEn} Renamed`)
  })

  test('saved over on purpose keeps what the other changed and this one did not', async () => {
    const { changeId: _, ...berth } = await made()
    await berths.update({ ...berth, version: 1, nameEn: 'Theirs' })
    await berths.update({ ...berth, version: 2, since: 1, name: '我的' })
    expect(await berths.info({ id: berth.id })).toMatchObject({ name: '我的', nameEn: 'Theirs', version: 3 })
  })

  test('stays while it is in use, and so does what was chosen with it', async () => {
    const [used, free] = [await made(), await made()]
    await db.run(sql`insert into mooring values (${used.id})`)
    await expect(berths.remove({ ids: [used.id, free.id] })).rejects.toMatchObject({
      code: 488402,
      data: { inUse: String(used.id) },
    })
    expect(await berths.info({ id: free.id })).toMatchObject({ id: free.id })
  })

  test('is put back as it was by an undo, once, and not over what somebody did since', async () => {
    const berth = await made()
    const { id, code: kept, name, depth } = berth
    const changed = await berths.update({ id, version: 1, code: kept, name, depth, nameEn: 'Other' })
    await undo(changed.changeId)
    expect(await berths.info({ id })).toMatchObject({ nameEn: berth.nameEn, version: 3 })
    await expect(undo(changed.changeId)).rejects.toMatchObject({ refusal: 'CANNOT_UNDO' })
    const removed = await berths.remove({ ids: [id] })
    await expect(berths.info({ id })).rejects.toMatchObject({ code: 48801 })
    await undo(removed.changeId)
    expect(await berths.info({ id })).toMatchObject({ code: kept, version: 4 })
    const actions = (await auditOf(db, 'label', id)).map(({ action }) => action)
    expect(actions).toEqual(['undo', 'delete', 'undo', 'update', 'create'])
    const gone = await berths.remove({ ids: [id] })
    await made({ code: kept })
    await expect(undo(gone.changeId)).rejects.toMatchObject({ refusal: 'CANNOT_UNDO' })
  })

  test('is found by the palette under its code and both names', async () => {
    const berth = await made({ name: '远泊位' })
    const { label } = findersOf([berthTable])
    for (const text of [berth.code, '远泊', berth.nameEn])
      expect(await label?.find(db, text, house)).toMatchObject([{ key: String(berth.id), nameEn: berth.nameEn }])
  })
})

test('visitors see the fields that the table names, in its order, and no other', async () => {
  const { id } = await made()
  const records = { berths: berthRecord }
  const visitors = inProcessClient(
    visibleCallsOf(records),
    visibleHandlersOf<typeof records>({ berths: berthTable }),
    context(),
  )
  const list = await visitors.berths.list()
  const shown = list.find((berth) => berth.id === id)
  expect(shown).toEqual({ id, name: expect.any(String), nameEn: expect.any(String), lit: false })
})
