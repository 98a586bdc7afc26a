import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { house } from '#platform/server/database/of-shop.ts'
import { findProductValues } from '#catalogue/products/server/shared-queries.ts'
import { takeStock } from '#catalogue/goods/server/move-stock.ts'
import { aDeskSession, aPerson, auditOf } from '#testing/back-office.ts'
import { aParameter, aProduct } from '#testing/catalogue.ts'
import { bringingTables } from '#testing/import-tables.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, anonymous } = app
const { desk, codeOf, bring, aStart, count } = await bringingTables(app)
const rowsOf = async (id: number) => (await desk.imports.rows({ id, limit: 100 })).list

describe('a table', () => {
  test('that changes nothing is refused as empty', async () => {
    const { code } = await aStart()
    const id = await bring([
      ['Code', 'Name in English'],
      [code, ''],
    ])
    await expect(desk.imports.apply({ id })).rejects.toMatchObject({ code: 40401 })
  })

  test('shows every change before anything is changed, and then changes all of it', async () => {
    const { there, code, facts } = await aStart()
    const parameter = await aParameter(db)
    const fresh = `new-${crypto.randomUUID().slice(0, 8)}`
    const titles = ['Code', '店铺', 'Category', 'Brand', 'Origin', 'Grade', 'Field', 'Model', 'Name in English']
    const id = await bring([
      [...titles, '每吨单价', `${parameter.code} (GPa)`, 'Status', 'Pictures of product', 'Remarks'],
      [code, '', '', '', '', '', '', '', '', '8,200.50', '>=1.5', '', '', 'x'],
      [fresh, ...facts, 'China', 'prime', 'rawMaterial', 'FRESH-88', 'Fresh', '', '2', 'published', code, ''],
      [await codeOf('product', (await aProduct(db)).id), ...Array.from({ length: 13 }, () => '')],
    ])
    expect(await rowsOf(id)).toMatchObject([
      {
        outcome: 'changed',
        changes: [
          { field: 'price', before: '8000.00', after: '8200.50' },
          { field: `property.${parameter.code}`, before: '', after: '>=1.5' },
        ],
      },
      { outcome: 'new', problems: {} },
      { outcome: 'same', changes: [] },
    ])
    expect(await count('fresh88')).toBe(0)
    await desk.imports.apply({ id })
    expect(await desk.imports.info({ id })).toMatchObject({ state: 'applied', doneCount: 3 })
    expect(await count('fresh88')).toBe(1)
    const shown = await anonymous.products.detail({ id: there.id })
    expect(shown.price?.perTonneMinor).toBe(820_050)
    expect(shown.properties).toMatchObject([{ min: 1.5, max: null, unit: 'GPa', baseLow: 1500 }])
    expect(await auditOf(db, 'product', there.id)).toMatchObject([
      { action: 'update', before: { price: '8000.00' }, after: { price: '8200.50' } },
    ])
    await expect(desk.imports.apply({ id })).rejects.toMatchObject({ code: 488401 })
  })

  test('brings how goods are dried and moulded, which is stated and no key value', async () => {
    const { there, code } = await aStart()
    const id = await bring([
      ['Code', '干燥温度', 'Drying time (h)', 'Melt temperature (°F)', 'Mould temperature'],
      [code, '80', '4..6', '464..536', '60~80'],
    ])
    await desk.imports.apply({ id })
    const { properties, keyProperties } = await anonymous.products.detail({ id: there.id })
    expect(properties).toMatchObject([
      { group: 'processing', code: 'dryingTemperature', typical: 80, unit: '°C', method: '' },
      { code: 'dryingTime', min: 4, max: 6, unit: 'h', baseHigh: 360 },
      { code: 'meltTemperature', min: 464, max: 536, unit: '°F' },
      { code: 'mouldTemperature', min: 60, max: 80 },
    ])
    expect(keyProperties).toEqual([])
  })

  test('names what is wrong cell by cell, and is applied once that is corrected', async () => {
    const { code, facts } = await aStart()
    const parameter = await aParameter(db)
    const id = await bring([
      ['Code', 'Price per MT', 'Stock kg', 'Packings', parameter.code, 'Brand', 'Shop'],
      [code, 'much', '1.5', 'sack: 25', 'soft', '', ''],
      ['brand-new', '', '', '', '', 'nobody', facts[0] ?? ''],
      [code, '9000', '', '', '', '', ''],
    ])
    const [first, second, third] = await rowsOf(id)
    expect(first).toMatchObject({
      outcome: 'wrong',
      problems: {
        price: 'Please enter a price such as 8100.50',
        stockKg: 'Please enter a whole number',
        packings: expect.stringContaining('bag: 25'),
        [`property.${parameter.code}`]: expect.stringContaining('10..14'),
      },
    })
    const missing = 'A new product needs this, and the table has no such column'
    expect(second?.problems).toEqual({
      brand: 'Nothing has this name',
      category: missing,
      country: missing,
      grade: missing,
      fieldType: missing,
      model: missing,
    })
    expect(third?.problems).toMatchObject({ code: 'This code is in the table twice' })
    await expect(desk.imports.apply({ id })).rejects.toMatchObject({ message: 'Correct the rows with errors first' })
    const good = { price: '8300', stockKg: '1500', packings: 'bag: 25', [`property.${parameter.code}`]: '12..14' }
    await desk.imports.correct({ id, row: 1, cells: good })
    expect((await rowsOf(id))[0]).toMatchObject({ outcome: 'changed', problems: {} })
    const info = await desk.imports.info({ id })
    expect(info).toMatchObject({ faulty: true, counts: { new: 0, changed: 1, same: 0, wrong: 2 } })
  })

  test('stops at prices that rise with the quantity, or that jump tenfold, until they are corrected', async () => {
    const [{ code }, other] = [await aStart(), await aStart()]
    const id = await bring([
      ['Code', 'Price per MT', 'Price tiers'],
      [code, '80000', ''],
      [other.code, '8000', '5000: 8100'],
    ])
    const doubt = { outcome: 'wrong', problems: { price: expect.stringContaining('ten times') } }
    expect(await rowsOf(id)).toMatchObject([doubt, doubt])
    await expect(desk.imports.apply({ id })).rejects.toMatchObject({ message: 'Correct the rows with errors first' })
    await desk.imports.correct({ id, row: 1, cells: { price: '8080' } })
    expect((await rowsOf(id))[0]).toMatchObject({ outcome: 'changed', problems: {} })
  })

  test('reads numbers as the file writes them, a dash as nothing, and no formula', async () => {
    const parameter = await aParameter(db)
    const { there, code } = await aStart()
    const id = await bring(
      [
        ['Code', 'Price per MT', 'Series', 'Name in Chinese', parameter.code],
        [code, '8.250,75', "'=1+1", '-', '1.200,5..1300'],
      ],
      { decimalComma: true },
    )
    await desk.imports.apply({ id })
    const [product] = await findProductValues(db, house, [there.id])
    expect(product).toMatchObject({ perTonneMinor: 825_075, series: '=1+1', name: null })
    expect(product?.properties).toMatchObject([{ min: 1200.5, typical: null, max: 1300 }])
  })

  test('refuses a unit that the property does not have', async () => {
    const { code } = await aStart()
    const parameter = await aParameter(db)
    const id = await bring([
      ['Code', `${parameter.code} (kpsi)`],
      [code, '12'],
    ])
    expect((await rowsOf(id))[0]?.problems).toEqual({ [`property.${parameter.code}`]: expect.stringContaining('unit') })
  })

  test('needs a column of codes, and no column twice', async () => {
    const { id } = await desk.imports.start({ name: 'a.csv', header: ['Code', 'X'] })
    await desk.imports.load({ id, from: 1, rows: [['a', 'b']] })
    for (const mapping of [
      ['', 'code2'],
      ['code', 'code'],
    ])
      await expect(desk.imports.check({ id, mapping })).rejects.toMatchObject({
        fields: { mapping: expect.any(String) },
      })
  })
})

describe('all or nothing', () => {
  test('one product that was changed since the preview stops all of it', async () => {
    const [one, two] = [await aStart(), await aStart()]
    const id = await bring([
      ['Code', 'Model'],
      [one.code, 'HALFWAY1'],
      [two.code, 'HALFWAY2'],
    ])
    await db.run(sql`update product set version = version + 1 where id = ${two.there.id}`)
    await expect(desk.imports.apply({ id })).rejects.toMatchObject({ code: 488401 })
    expect(await count('halfway1')).toBe(0)
    expect(await desk.imports.info({ id })).toMatchObject({
      state: 'checked',
      problem: 'A product in this table has changed since you looked. Check the table again.',
    })
    await desk.imports.check({ id })
    await desk.imports.apply({ id })
    expect([await count('halfway1'), await count('halfway2')]).toEqual([1, 1])
  })

  test('two who apply at the same time have one effect', async () => {
    const { there, code } = await aStart()
    const id = await bring([
      ['Code', 'Stock kg'],
      [code, '30000'],
    ])
    const both = await Promise.allSettled([desk.imports.apply({ id }), desk.imports.apply({ id })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await desk.products.info({ id: there.id })).version).toBe(2)
  })

  test('what was sold since the preview stays sold', async () => {
    const { there, code } = await aStart()
    const id = await bring([
      ['Code', 'Stock kg'],
      [code, '30000'],
    ])
    await db.transaction((tx) =>
      takeStock(tx, [{ productId: there.id, lotId: null, kilograms: 1_000 }], () => new Error('short')),
    )
    await desk.imports.apply({ id })
    expect((await desk.products.info({ id: there.id })).stockKg).toBe(29_000)
    await desk.imports.undo({ id })
    expect((await desk.products.info({ id: there.id })).stockKg).toBe(24_000)
  })
})

describe('an export', () => {
  const fileFor = async (role: 'catalogue' | 'sales' | undefined, ending: 'csv' | 'xlsx', filter?: URLSearchParams) => {
    const cookie = role ? `lang=en-US; officeToken=${await aDeskSession(db, await aPerson(db, role))}` : ''
    return app.request({ url: to.office.file.table(to.office.products(), ending, filter), headers: { cookie } })
  }

  test('is a file of the products that the list shows', async () => {
    const { there } = await aStart()
    await db.run(sql`update product set series = '=cmd' where id = ${there.id}`)
    const answer = await fileFor('sales', 'csv', new URLSearchParams({ search: there.model }))
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; .*products-.*\.csv$/),
      'cache-control': 'private, no-store',
    })
    const [titles, row, ...more] = answer.body.trim().split('\r\n')
    expect(titles).toContain('Code,Status,Supplier')
    expect(row).toContain(`,'=cmd,${there.model},`)
    expect(more).toEqual([])
    expect((await fileFor('catalogue', 'xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test('is for operators, by the cookie of their pages', async () => {
    const answer = await fileFor(undefined, 'csv')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['location']).toContain(to.office.signIn(''))
  })
})
