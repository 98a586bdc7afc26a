import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { house } from '#platform/server/database/of-shop.ts'
import { readSpreadsheet } from '#platform/web/spreadsheet/read-file.ts'
import { findProductValues } from '#catalogue/products/server/shared-queries.ts'
import { aDeskSession, aPerson } from '#testing/back-office.ts'
import { bringingTables } from '#testing/import-tables.ts'
import { anOperator } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'

const app = await testApp()
const { db } = app
const { desk, bring, aStart } = await bringingTables(app)

describe('undo', () => {
  test('puts every value back and takes out what was new', async () => {
    const { there, code, facts } = await aStart()
    const [before] = await findProductValues(db, house, [there.id])
    const id = await bring([
      ['Code', 'Shop', 'Category', 'Brand', 'Origin', 'Grade', 'Field', 'Model', 'Name in English', 'Other names'],
      [code, ...facts, '', 'recycled', '', 'UNDOME1', 'Another', 'a; b'],
      ['undo-new', ...facts, 'CN', '0', '1', 'UNDOME2', 'New one', ''],
    ])
    await desk.imports.apply({ id })
    expect((await desk.products.list({ search: 'UNDOME' })).totalCount).toBe(2)
    await desk.imports.undo({ id })
    const [after] = await findProductValues(db, house, [there.id])
    expect(after).toEqual({ ...before, version: 3 })
    expect((await desk.products.list({ search: 'UNDOME' })).totalCount).toBe(0)
    expect((await desk.imports.info({ id })).state).toBe('undone')
    await expect(desk.imports.undo({ id })).rejects.toMatchObject({ code: 488401 })
  })

  test('leaves what was changed or ordered since as it is, and lists it', async () => {
    const [one, two] = [await aStart(), await aStart()]
    const [shop = '', category = '', brand = ''] = one.facts
    const blank = Array.from({ length: 9 }, () => '')
    const id = await bring([
      [
        'Code',
        'Model',
        'Shop',
        'Category',
        'Brand',
        'Origin',
        'Grade',
        'Field',
        'Name in English',
        'Status',
        'Pictures of product',
      ],
      [one.code, 'STAYS1', ...blank],
      [two.code, 'STAYS2', ...blank],
      ['quoted-new', 'STAYS3', shop, category, brand, 'CN', '0', '1', 'Quoted', 'published', one.code],
      ['untouched-new', 'STAYS4', shop, category, brand, 'CN', '0', '1', 'Untouched', '', ''],
    ])
    await desk.imports.apply({ id })
    await desk.products.setStatus({ ids: [two.there.id], status: 'withdrawn' })
    const { list: made } = await desk.products.list({ search: 'quoted-new' })
    const { id: enquiryId } = await anEnquiry(await aBuyer(app))
    await aQuote(anOperator(app), enquiryId, { lines: [aLine({ productId: made[0]?.id, productName: '' })] })
    await desk.imports.undo({ id })
    expect((await desk.products.info({ id: one.there.id })).model).toBe(one.there.model)
    expect((await desk.products.info({ id: two.there.id })).model).toBe('STAYS2')
    expect((await desk.products.list({ search: 'STAYS3' })).totalCount).toBe(1)
    expect((await desk.products.list({ search: 'STAYS4' })).totalCount).toBe(0)
    expect(await desk.imports.info({ id })).toMatchObject({ state: 'undone', keptCount: 2 })
    const { list: kept } = await desk.imports.rows({ id, kept: 1 })
    expect(kept.map(({ cells }) => cells[0])).toEqual([two.code, 'quoted-new'])
  })

  test('is refused where everything was changed since', async () => {
    const { there, code } = await aStart()
    const id = await bring([
      ['Code', 'Model'],
      [code, 'STAYS5'],
    ])
    await desk.imports.apply({ id })
    await desk.products.setStatus({ ids: [there.id], status: 'withdrawn' })
    await expect(desk.imports.undo({ id })).rejects.toMatchObject({ code: 488403 })
    expect((await desk.imports.info({ id })).state).toBe('applied')
  })
})

describe('rows with errors', () => {
  test('are left out on demand, and come back as a file that can be brought again', async () => {
    const [good, bad] = [await aStart(), await aStart()]
    const id = await bring([
      ['Code', 'Stock kg', 'Series'],
      [good.code, '7000', ''],
      [bad.code, 'many', '=1+1'],
    ])
    await desk.imports.apply({ id, skipWrong: true })
    expect((await desk.products.info({ id: good.there.id })).stockKg).toBe(7000)
    expect(await desk.imports.info({ id })).toMatchObject({ state: 'applied', counts: { changed: 1, wrong: 1 } })
    const cookie = `lang=en-US; officeToken=${await aDeskSession(db, await aPerson(db, 'catalogue'))}`
    const fileOf = (ending: 'csv' | 'xlsx', person = cookie) =>
      app.request({
        url: to.office.file.table(to.office.file.wrongRows, ending, new URLSearchParams({ id: String(id) })),
        headers: { cookie: person },
      })
    const { rawPayload } = await fileOf('xlsx')
    const table = await readSpreadsheet(new Blob([new Uint8Array(rawPayload)]))
    if (typeof table === 'string' || !('rows' in table)) throw new Error('No table came.')
    expect(table.rows).toEqual([
      ['Code', 'Stock kg', 'Series', 'What is wrong'],
      [bad.code, 'many', expect.stringContaining('=1+1'), 'Stock kg: Please enter a whole number'],
    ])
    const again = await bring(table.rows.map((row) => row.map((cell) => (cell === 'many' ? '8000' : cell))))
    await desk.imports.apply({ id: again })
    expect(await desk.products.info({ id: bad.there.id })).toMatchObject({ stockKg: 8000, series: '=1+1' })
    await desk.imports.undo({ id })
    expect((await desk.products.info({ id: good.there.id })).stockKg).not.toBe(7000)
    const sales = `lang=en-US; officeToken=${await aDeskSession(db, await aPerson(db, 'sales'))}`
    expect((await fileOf('csv', sales)).statusCode).toBe(403)
  })
})
