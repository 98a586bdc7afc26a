import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk, type Person } from '#testing/back-office.ts'
import { aProductForm } from '#testing/catalogue-examples.ts'
import { aShop } from '#testing/catalogue.ts'
import { aPicture } from '#testing/factories.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp({ holding: 'catalogue' })
const { db, anonymous, request } = site
const editor = await aPerson(db, 'catalogue')
const desk = await atDesk(site, editor)

const aForm = async (model: string) => ({
  ...(await aProductForm(db)),
  model,
  nameEn: 'Homopolymer',
  stockKg: 5_000,
  pictureIds: [(await aPicture(db)).id],
})
const frame = async (query: string, person: Person = editor) =>
  request({
    url: `${to.office.file.preview.path}?noun=products&${query}`,
    headers: { cookie: `officeToken=${await aDeskSession(db, person)}` },
  })
const counted = () =>
  db.first<Record<'products' | 'lots' | 'changes' | 'kept', number>>(sql`
    select (select count(*) from product) as products, (select count(*) from lot) as lots,
      (select count(*) from audit_entry) as changes, (select count(*) from stored_document where kept_for is not null) as kept`)

test('the public page shows what stands in the form, in both languages, and nothing is saved', async () => {
  const form = await aForm('Saved-1')
  const { id } = await desk.products.create({ ...form, status: 'published' })
  const before = await counted()
  const { fileId } = await desk.documents.upload({ file: aPdf() })
  const typed = {
    ...form,
    name: '改过的名称',
    nameEn: 'Renamed grade',
    lots: [
      { code: 'LOT-77', kilograms: 100, stockKg: 100, note: '', noteEn: '', testedOn: '2026-02-03', measured: '' },
    ],
    documents: [{ fileId, kind: 'TDS' as const, title: '说明书', titleEn: 'Unsaved sheet', issuedOn: '2026-02-03' }],
  }
  await desk.products.keepDraft({ ...typed, id, version: 1 })
  const english = await frame(`id=${id}&lang=en-US`)
  expect(english.statusCode).toBe(200)
  for (const shown of ['Renamed grade', 'LOT-77', 'Unsaved sheet', '<meta name="robots" content="noindex">'])
    expect(english.body).toContain(shown)
  expect(english.headers['cache-control']).toBe('private, no-store')
  expect(english.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect((await frame(`id=${id}&lang=zh-CN`)).body).toContain('改过的名称')

  expect(await desk.products.info({ id })).toMatchObject({ nameEn: 'Homopolymer', version: 1, lots: [], documents: [] })
  expect(await anonymous.products.detail({ id })).toMatchObject({ nameEn: 'Homopolymer' })
  expect(await counted()).toEqual({ ...before, changes: (before?.changes ?? 0) + 1 })
})

test('the form goes on with what was typed, until it is saved or discarded', async () => {
  const form = await aForm('Saved-2')
  const { id } = await desk.products.create({ ...form, status: 'draft' })
  await desk.products.keepDraft({
    ...form,
    id,
    version: 1,
    stockKg: 6_000,
    stockWas: 5_000,
    price: '100',
    currency: 'CNY',
  })
  expect(await desk.products.draft({ id })).toMatchObject({
    basis: 1,
    typed: { id, stockKg: 6_000, perTonneMinor: 10_000, status: 'draft' },
  })
  // What was sold meanwhile stays sold.
  await db.run(sql`update product set stock_kg = 4000 where id = ${id}`)
  expect(await desk.products.draft({ id })).toMatchObject({ typed: { stockKg: 5_000 } })
  await desk.products.dropDraft({ id })
  expect(await desk.products.draft({ id })).toBeNull()
  await desk.products.keepDraft({ ...form, id, version: 1, nameEn: 'Typed' })
  await desk.products.update({ ...form, id, version: 1, nameEn: 'Kept' })
  expect(await desk.products.draft({ id })).toBeNull()
})

test('a preview of what was not changed leaves nothing to go on with', async () => {
  const form = {
    ...(await aForm('Same-6')),
    price: '100',
    currency: 'CNY' as const,
    tiers: [{ fromKg: 5_000, price: '90' }],
    lots: [
      { code: 'LOT-78', kilograms: 100, stockKg: 100, note: '', noteEn: '', testedOn: '2026-02-03', measured: '' },
    ],
  }
  const { id } = await desk.products.create({ ...form, status: 'draft' })
  const [lot] = (await desk.products.info({ id })).lots
  const same = { ...form, lots: form.lots.map((each) => ({ ...each, id: lot?.id })), stockWas: 5_000, id, version: 1 }
  await desk.products.keepDraft(same)
  expect((await frame(`id=${id}&lang=en-US`)).body).toContain('Same-6')
  expect(await desk.products.draft({ id })).toBeNull()
  await desk.products.keepDraft({ ...same, status: 'published' })
  expect(await desk.products.draft({ id })).toMatchObject({ typed: { status: 'published' } })
})

test('a new product is seen before there is one', async () => {
  const form = await aForm('Unborn-3')
  const before = await counted()
  await desk.products.keepDraft(form)
  expect((await frame('lang=en-US')).body).toContain('Unborn-3')
  expect(await counted()).toEqual(before)
  expect(await desk.products.draft({})).toMatchObject({ typed: { model: 'Unborn-3' } })
  await desk.products.create(form)
  expect(await desk.products.draft({})).toBeNull()
})

test('what could not be published is refused at its field', async () => {
  const form = await aForm('Wrong-4')
  await expect(desk.products.keepDraft({ ...form, pictureIds: [] })).rejects.toMatchObject({
    fields: { status: expect.any(String) },
  })
  await expect(desk.products.keepDraft({ ...form, price: '100' })).rejects.toMatchObject({
    fields: { currency: expect.any(String) },
  })
  await expect(desk.products.keepDraft({ ...form, brandId: 999_999 })).rejects.toMatchObject({
    fields: { brandId: expect.any(String) },
  })
})

test('only who typed it and may change products sees it', async () => {
  const form = await aForm('Hidden-5')
  const { id } = await desk.products.create({ ...form, status: 'draft' })
  await desk.products.keepDraft({ ...form, id, version: 1 })
  const query = `id=${id}&lang=en-US`
  expect((await frame(query)).statusCode).toBe(200)
  expect((await frame(query, await aPerson(db, 'catalogue'))).body).not.toContain('Hidden-5')
  expect((await frame(query, await aPerson(db, 'content'))).statusCode).toBe(403)
  expect((await request(`${to.office.file.preview.path}?noun=products&${query}`)).statusCode).toBe(401)
  const seller = await atDesk(site, await aPerson(db, 'seller', await aShop(db)))
  await expect(seller.products.keepDraft({ ...form, id, version: 1 })).rejects.toMatchObject({ code: 48801 })
})
