import { describe, expect, test } from 'vitest'
import { operatorContract } from '#site/office-contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aLabel, aPerson, atDesk, auditOf, deskHeaders } from '#testing/back-office.ts'
import { aCase } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db, call } = site
const { labels } = operatorContract
const editor = await aPerson(db, 'catalogue')
const desk = await atDesk(site, editor)

describe('a label', () => {
  test('is added once, however often the form is sent', async () => {
    const label = { code: 'food-safe', name: '食品级', nameEn: 'Food safe', position: 5 }
    const one = await desk.labels.create(label, { idempotencyKey: 'form-1' })
    expect(await desk.labels.create(label, { idempotencyKey: 'form-1' })).toEqual(one)
    await expect(desk.labels.create(label)).rejects.toMatchObject({
      code: 40402,
      fields: { code: 'This code is already used' },
    })
    expect(await auditOf(db, 'label', one.id)).toMatchObject([
      { operatorId: editor.id, action: 'create', before: null, after: { code: 'food-safe', nameEn: 'Food safe' } },
    ])
  })

  test('is saved with what it was before', async () => {
    const label = await aLabel(db)
    await desk.labels.update({ ...label, nameEn: 'Renamed' })
    expect(await desk.labels.info({ id: label.id })).toMatchObject({ nameEn: 'Renamed', version: 2 })
    expect(await auditOf(db, 'label', label.id)).toMatchObject([
      { action: 'update', before: { nameEn: label.nameEn }, after: { nameEn: 'Renamed' } },
    ])
  })

  test('that somebody else has changed meanwhile is not overwritten, and the answer says who and when', async () => {
    const label = await aLabel(db)
    const other = await aPerson(db, 'catalogue')
    await (await atDesk(site, other)).labels.update({ ...label, nameEn: 'Theirs' })
    const headers = deskHeaders(await aDeskSession(db, editor))
    const { envelope } = await call(labels.update, { ...label, nameEn: 'Mine' }, headers)
    expect(envelope).toMatchObject({
      code: 488401,
      data: { changedBy: other.nameEn, changedAt: expect.stringMatching(/^20/) },
    })
    expect(await desk.labels.info({ id: label.id })).toMatchObject({ nameEn: 'Theirs' })
  })

  test('is changed by one of two who save at the same time', async () => {
    const label = await aLabel(db)
    const saves = await Promise.allSettled(['A', 'B'].map((nameEn) => desk.labels.update({ ...label, nameEn })))
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('in use stays, and so does everything chosen with it', async () => {
    const [used, free] = [await aLabel(db), await aLabel(db)]
    const { id } = await aCase(db)
    await db.run(sql`insert into case_label (case_id, label_id) values (${id}, ${used.id})`)
    await expect(desk.labels.remove({ ids: [used.id, free.id] })).rejects.toMatchObject({
      code: 488402,
      data: { inUse: String(used.id) },
    })
    expect(await desk.labels.info({ id: free.id })).toMatchObject({ id: free.id })
  })
})

describe('undo', () => {
  test('brings deleted labels back as they were, all together and once', async () => {
    const [one, other] = [await aLabel(db), await aLabel(db)]
    const { changeId } = await desk.labels.remove({ ids: [one.id, other.id] })
    await expect(desk.labels.info({ id: one.id })).rejects.toMatchObject({ code: 48801 })
    await desk.audit.undo({ changeId })
    expect(await desk.labels.info({ id: one.id })).toMatchObject({ code: one.code, nameEn: one.nameEn })
    expect(await desk.labels.info({ id: other.id })).toMatchObject({ code: other.code })
    await expect(desk.audit.undo({ changeId })).rejects.toMatchObject({ code: 488403 })
  })

  test('of a bulk change touches only what it changed', async () => {
    const [off, on] = [await aLabel(db), await aLabel(db, { onHome: true })]
    const { changeId } = await desk.labels.showOnHome({ ids: [off.id, on.id], onHome: true })
    await desk.audit.undo({ changeId })
    expect(await desk.labels.info({ id: off.id })).toMatchObject({ onHome: false })
    expect(await desk.labels.info({ id: on.id })).toMatchObject({ onHome: true })
  })

  test('takes back a new label, but not once somebody has worked on it', async () => {
    const made = async () => desk.labels.create({ code: crypto.randomUUID(), name: '新', nameEn: 'New' })
    const [one, other] = [await made(), await made()]
    await desk.audit.undo(one)
    await expect(desk.labels.info({ id: one.id })).rejects.toMatchObject({ code: 48801 })
    const { code, name, nameEn, version } = await desk.labels.info({ id: other.id })
    await desk.labels.update({ id: other.id, code, name, nameEn: `${nameEn}er`, version })
    await expect(desk.audit.undo(other)).rejects.toMatchObject({ code: 488403 })
  })

  test('is for the one who did it', async () => {
    const { changeId } = await desk.labels.remove({ ids: [(await aLabel(db)).id] })
    const other = await atDesk(site, await aPerson(db))
    await expect(other.audit.undo({ changeId })).rejects.toMatchObject({ code: 488403 })
  })
})

describe('the list', () => {
  test('finds, filters and orders, and sorts by nothing that it does not know', async () => {
    const { code, id } = await aLabel(db, { onHome: true })
    const found = await desk.labels.list({ search: code.toUpperCase(), onHome: '1', unused: '1', sort: '-products' })
    expect(found.list.map((label) => label.id)).toEqual([id])
    const headers = deskHeaders(await aDeskSession(db, editor))
    expect((await call(labels.list, { sort: 'id; drop table label' }, headers)).envelope.code).toBe(40400)
  })

  test('keeps views by operator', async () => {
    await desk.desk.saveFilter({ list: 'labels', name: 'Home', query: 'onHome=1' })
    await desk.desk.saveFilter({ list: 'labels', name: 'Home', query: 'onHome=1&sort=code' })
    const views = await desk.desk.filters({ list: 'labels' })
    expect(views).toMatchObject([{ name: 'Home', query: 'onHome=1&sort=code' }])
    const other = await atDesk(site, await aPerson(db, 'catalogue'))
    expect(await other.desk.filters({ list: 'labels' })).toEqual([])
    await other.desk.removeFilter({ id: views[0]?.id ?? 0 })
    expect(await desk.desk.filters({ list: 'labels' })).toHaveLength(1)
  })
})

test('the palette finds what the role may see', async () => {
  const { nameEn } = await aLabel(db)
  expect(await desk.desk.find({ text: nameEn })).toMatchObject([{ noun: 'label', nameEn }])
  expect(await desk.desk.find({ text: editor.email })).toEqual([])
  const admin = await atDesk(site, await aPerson(db))
  expect(await admin.desk.find({ text: editor.email })).toMatchObject([{ noun: 'operator', key: String(editor.id) }])
})

test('the audit is searched by words, thing, person and day', async () => {
  const label = await aLabel(db)
  await desk.labels.update({ ...label, nameEn: 'Sought after' })
  const admin = await atDesk(site, await aPerson(db))
  const one = { totalCount: 1, list: [{ title: 'Sought after', operatorId: editor.id, noun: 'label' }] }
  expect(await admin.audit.list({ search: 'sought AFTER' })).toMatchObject(one)
  expect(await admin.audit.list({ noun: 'label', key: String(label.id), operatorId: editor.id })).toMatchObject(one)
  expect((await admin.audit.list({ key: String(label.id), to: '2020-01-01' })).totalCount).toBe(0)
})
