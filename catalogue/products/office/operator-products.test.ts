import { describe, expect, test } from 'vitest'
import { priceText } from '#platform/contract/office/figures.ts'
import type { ProductValues } from './contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { house } from '#platform/server/database/of-shop.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aBrand, aParameter, aProduct, aProductCategory, aProductLabel, aShop } from '#testing/catalogue.ts'
import { aPicture } from '#testing/factories.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { problemsOf } from './check-product.ts'
import { findProductValues } from '../server/shared-queries.ts'
import { loadReferences, type CatalogueReferences } from './load-references.ts'
import { takeStock } from '#catalogue/goods/server/move-stock.ts'
import { writeMeasured } from '../server/property-notation.ts'

const app = await testApp({ holding: 'catalogue' })
const { db, anonymous } = app
const desk = await atDesk(app, await aPerson(db, 'catalogue'))
const country = await db.first<{ id: number }>(sql`select id from country where code = 'CN'`)
let made = 0

/** What a form sends for a new product. */
const aForm = async () => ({
  code: `desk-${++made}`,
  status: 'published' as const,
  shopId: await aShop(db),
  categoryId: await aProductCategory(db),
  brandId: await aBrand(db),
  countryId: country?.id ?? 0,
  grade: 0,
  fieldType: 1,
  model: `DESK${made}`,
  nameEn: `Desk product ${made}`,
  form: 'pellet' as const,
  colourHex: '#F2F2EE',
  colourName: '本色',
  colourNameEn: 'Natural',
  minimumOrderKg: '1000',
  leadTimeDays: '7',
  stockKg: '25000',
  pictureIds: [(await aPicture(db)).id],
})

/** What the form of a saved product sends when nothing is touched. */
const formOf = (product: ProductValues, { parameters }: CatalogueReferences) => ({
  ...product,
  price: priceText(product.perTonneMinor),
  stockWas: product.stockKg,
  tiers: product.tiers.map(({ fromKg, perTonneMinor }) => ({ fromKg, price: priceText(perTonneMinor) })),
  lots: product.lots.map((lot) => ({
    ...lot,
    price: priceText(lot.perTonneMinor),
    stockWas: lot.stockKg,
    measured: writeMeasured(lot.measured, parameters),
  })),
  documents: product.documents.map((document) => ({ ...document, locale: document.locale as 'zh-CN' | null })),
})

const found = async (key: string) => (await anonymous.products.list({ key })).list.map(({ id }) => id)

describe('a product made by hand', () => {
  test('is found and shown at once, with everything that was said of it', async () => {
    const parameter = await aParameter(db)
    const label = await aProductLabel(db)
    const { id } = await desk.products.create({
      ...(await aForm()),
      model: 'HAND-4711',
      labelIds: [label],
      currency: 'CNY',
      price: '8100.5',
      tiers: [{ fromKg: '25000', price: '8000' }],
      packings: [
        { unit: 'bag', kilograms: 25 },
        { unit: 'pallet', kilograms: 1000, holdsUnit: 'bag', holdsCount: 40 },
      ],
      properties: [{ parameterId: parameter.id, typical: '1.5', unit: 'GPa', method: 'ISO 527', condition: '23 °C' }],
      lots: [
        {
          code: 'L-4711',
          kilograms: 500,
          stockKg: 500,
          testedOn: '2026-05-01',
          measured: `${parameter.code} 1400..1600 MPa`,
        },
      ],
    })
    expect(await found('hand4711')).toEqual([id])
    const shown = await anonymous.products.detail({ id })
    expect(shown).toMatchObject({
      modelName: 'HAND-4711',
      colourHex: '#f2f2ee',
      price: { currency: 'CNY', perTonneMinor: 810_050, tiers: [{ fromKilograms: 25_000, perTonneMinor: 800_000 }] },
      packings: [{ unit: 'bag' }, { unit: 'pallet', holdsCount: 40 }],
      lots: [{ code: 'L-4711', measured: [{ baseLow: 1400, baseHigh: 1600, source: 'lot' }] }],
      labelList: [{ id: label }],
    })
    expect(shown.properties).toMatchObject([{ typical: 1.5, unit: 'GPa', baseLow: 1500, condition: '23 °C' }])
    expect(await auditOf(db, 'product', id)).toMatchObject([{ action: 'create' }])
  })

  test('says field by field what is wrong', async () => {
    const parameter = await aParameter(db)
    const wrong = desk.products.create({
      ...(await aForm()),
      nameEn: '',
      brandId: 999_999,
      pictureIds: [],
      price: '8100',
      properties: [
        { parameterId: parameter.id, typical: '5', unit: '°C' },
        { parameterId: parameter.id, min: '9', max: '5', unit: 'MPa', method: 'ISO' },
        { parameterId: parameter.id, unit: 'MPa', method: 'ASTM' },
      ],
      packings: [{ unit: 'pallet', kilograms: 990, holdsUnit: 'bag', holdsCount: 40 }],
      lots: [{ code: 'L-1', kilograms: 5, stockKg: 9, testedOn: '2026-05-01', measured: 'what 5' }],
    })
    await expect(wrong).rejects.toMatchObject({
      fields: {
        name: 'Please enter a name in at least one language',
        brandId: 'This no longer exists',
        status: 'Only products with a picture can be published',
        currency: 'Please fill this in',
        'properties.0.unit': 'Not a unit of this property',
        'properties.1.min': 'Min, typical and max must be in ascending order',
        'properties.2.typical': 'Please enter a value',
        'packings.0.holdsUnit': 'Choose another packing of this product',
        'lots.0.stockKg': 'More is left than the lot weighs',
        'lots.0.measured': expect.stringContaining('Not understood'),
      },
    })
    await expect(
      desk.products.create({ ...(await aForm()), price: 'much', minimumOrderKg: '0' }),
    ).rejects.toMatchObject({
      fields: { price: expect.any(String), minimumOrderKg: expect.any(String) },
    })
  })

  test('asks whether prices that rise with the quantity, or that jump tenfold, are meant', async () => {
    const doubt = { fields: { pricesChecked: expect.stringContaining('ten times') } }
    const form = { ...(await aForm()), currency: 'CNY' as const, price: '8100' }
    const rising = { ...form, tiers: [{ fromKg: 5_000, price: '8200' }] }
    await expect(desk.products.create(rising)).rejects.toMatchObject(doubt)
    const { id } = await desk.products.create({ ...form, tiers: [{ fromKg: 5_000, price: '8000' }] })
    const [saved] = await findProductValues(db, house, [id])
    if (!saved) throw new Error('Not saved.')
    const jumped = { ...formOf(saved, await loadReferences(db, house)), id, price: '81000' }
    await expect(desk.products.update(jumped)).rejects.toMatchObject(doubt)
    expect((await anonymous.products.detail({ id })).price?.perTonneMinor).toBe(810_000)
    await desk.products.update({ ...jumped, pricesChecked: true })
    expect((await anonymous.products.detail({ id })).price?.perTonneMinor).toBe(8_100_000)
  })

  test('is made once, however often it is sent', async () => {
    const form = await aForm()
    const [one, other] = [
      await desk.products.create(form, { idempotencyKey: 'same' }),
      await desk.products.create(form, { idempotencyKey: 'same' }),
    ]
    expect(one.id).toBe(other.id)
    await expect(desk.products.create(form)).rejects.toMatchObject({ fields: { code: 'This code is already used' } })
  })

  test('can be undone', async () => {
    const { id, changeId } = await desk.products.create({ ...(await aForm()), model: 'GONE99' })
    expect(await found('gone99')).toEqual([id])
    await desk.audit.undo({ changeId })
    expect(await found('gone99')).toEqual([])
    await expect(desk.products.info({ id })).rejects.toMatchObject({ code: 48801 })
  })
})

describe('a product that is changed', () => {
  test('keeps every value that was not touched', async () => {
    const references = await loadReferences(db, house)
    const rows = await db.many<{ id: number }>(sql`
      select distinct on (grade, field_type, exists (select from lot where product_id = product.id)) id from product
      where code not like 'test-%' and code not like 'desk-%'`)
    const ids = rows.map(({ id }) => id)
    for (const before of await findProductValues(db, house, ids)) {
      expect(problemsOf(before, references), before.code).toEqual({})
      await desk.products.update(formOf(before, references))
      const [after] = await findProductValues(db, house, [before.id])
      expect(after).toEqual({ ...before, version: before.version + 1 })
    }
  })

  test('is not saved over what somebody else saved', async () => {
    const { id } = await aProduct(db)
    const [before] = await findProductValues(db, house, [id])
    const form = formOf(before as ProductValues, await loadReferences(db, house))
    await desk.products.update({ ...form, model: 'FIRST1' })
    await expect(desk.products.update({ ...form, model: 'SECOND1' })).rejects.toMatchObject({ code: 488401 })
    expect((await desk.products.info({ id })).model).toBe('FIRST1')
  })

  test('stays sold as far as it was sold while the form was open', async () => {
    const { id } = await aProduct(db, { stockKg: 10_000 })
    const [before] = await findProductValues(db, house, [id])
    const form = formOf(before as ProductValues, await loadReferences(db, house))
    await db.transaction((tx) =>
      takeStock(tx, [{ productId: id, lotId: null, kilograms: 4_000 }], () => new Error('short')),
    )
    const { changeId } = await desk.products.update({ ...form, stockKg: 12_000 })
    expect((await desk.products.info({ id })).stockKg).toBe(8_000)
    await expect(desk.products.update({ ...form, version: 2, stockKg: 1_000, stockWas: 10_000 })).rejects.toMatchObject(
      { fields: { stockKg: expect.any(String) } },
    )
    await desk.audit.undo({ changeId })
    expect((await desk.products.info({ id })).stockKg).toBe(6_000)
  })

  test('is no longer found by its old name, and again after the undo', async () => {
    const { id } = await aProduct(db, { model: 'OLDMODEL7' })
    const [before] = await findProductValues(db, house, [id])
    const form = formOf(before as ProductValues, await loadReferences(db, house))
    const { changeId } = await desk.products.update({
      ...form,
      model: 'NEWMODEL7',
      labelIds: [await aProductLabel(db)],
    })
    expect([await found('oldmodel7'), await found('newmodel7')]).toEqual([[], [id]])
    await desk.audit.undo({ changeId })
    expect([await found('oldmodel7'), await found('newmodel7')]).toEqual([[id], []])
    expect((await desk.products.info({ id })).labelIds).toEqual([])
    await expect(desk.audit.undo({ changeId })).rejects.toMatchObject({ code: 488403 })
  })
})

describe('documents', () => {
  test('are PDF files that buyers can open once a product names them', async () => {
    const { fileId } = await desk.documents.upload({ file: aPdf() })
    const { id } = await desk.products.create({
      ...(await aForm()),
      documents: [{ fileId, kind: 'TDS', title: '物性表', titleEn: 'Data sheet', issuedOn: '2026-01-02' }],
    })
    const [document] = (await anonymous.products.detail({ id })).documents
    const answer = await app.request(document?.url ?? '')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    await expect(desk.documents.upload({ file: new File(['a,b'], 'a.csv') })).rejects.toMatchObject({
      fields: { file: 'Only PDF files' },
    })
  })
})

describe('several products at once', () => {
  test('are taken off the site, put back, and that is undone', async () => {
    const [one, two] = [await aProduct(db, { model: 'BULKY1' }), await aProduct(db, { model: 'BULKY1' })]
    const ids = [one.id, two.id]
    const { changeId } = await desk.products.setStatus({ ids, status: 'withdrawn' })
    expect(await found('bulky1')).toEqual([])
    await desk.audit.undo({ changeId })
    expect(new Set(await found('bulky1'))).toEqual(new Set(ids))
  })

  test('without a picture are not published', async () => {
    const { id } = await desk.products.create({ ...(await aForm()), status: 'draft', pictureIds: [] })
    await expect(desk.products.setStatus({ ids: [id], status: 'published' })).rejects.toMatchObject({ code: 40400 })
  })

  test('are deleted as drafts only, and come back by undo', async () => {
    const { id: shown } = await aProduct(db)
    await expect(desk.products.remove({ ids: [shown] })).rejects.toMatchObject({
      code: 488402,
      data: { inUse: String(shown) },
    })
    const { id } = await desk.products.create({ ...(await aForm()), status: 'draft' })
    const before = await desk.products.info({ id })
    const { changeId } = await desk.products.remove({ ids: [id] })
    await desk.audit.undo({ changeId })
    expect(await desk.products.info({ id })).toEqual({ ...before, version: before.version + 1 })
  })
})

test('the list finds by words, state and what is lacking', async () => {
  const form = await aForm()
  const { id } = await desk.products.create({ ...form, status: 'draft', pictureIds: [] })
  const ids = async (filter: object) => (await desk.products.list(filter)).list.map((row) => row.id)
  expect(await ids({ search: form.code })).toEqual([id])
  expect(await ids({ search: form.code, status: 'published' })).toEqual([])
  expect(await ids({ lacks: 'picture', categoryId: form.categoryId })).toEqual([id])
  expect((await desk.desk.find({ text: form.model })).map(({ key }) => key)).toEqual([String(id)])
  const reader = await atDesk(app, await aPerson(db, 'sales'))
  expect((await reader.products.list({ search: form.code })).totalCount).toBe(1)
  await expect(reader.products.remove({ ids: [id] })).rejects.toMatchObject({ status: 403 })
})
