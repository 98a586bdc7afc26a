import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aBrand, aProduct } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, anonymous } = app
const desk = await atDesk(app, await aPerson(db, 'catalogue'))
const china = (await db.first<{ id: number }>(sql`select id from country where code = 'CN'`))?.id ?? 0
const details = { name: '海港石化', nameEn: 'Harbour Petrochemical', countryId: china }
const count = async (key: string) => (await anonymous.products.list({ key, limit: 0 })).totalCount

describe('a brand', () => {
  test('is found under its new name at once, and under its old one after the undo', async () => {
    const id = await aBrand(db, { nameEn: 'Formerpoly' })
    await aProduct(db, { brandId: id })
    const { version, code } = await desk.brands.info({ id })
    const { changeId } = await desk.brands.update({ ...details, id, version, code, aliases: 'Harbpol, HPC' })
    expect([await count('formerpoly'), await count('harbour petrochemical'), await count('harbpol')]).toEqual([0, 1, 1])
    await expect(desk.brands.update({ ...details, id, version, code })).rejects.toMatchObject({ code: 488401 })
    await desk.audit.undo({ changeId })
    expect([await count('formerpoly'), await count('harbpol')]).toEqual([1, 0])
  })

  test('with products stays; one without goes and can be brought back', async () => {
    const { id } = await desk.brands.create({ ...details, code: 'harbour' })
    const { id: product } = await aProduct(db, { brandId: id })
    await expect(desk.brands.remove({ ids: [await aBrand(db), id] })).rejects.toMatchObject({
      code: 488402,
      data: { inUse: String(id) },
    })
    await db.run(sql`update product set brand_id = ${await aBrand(db)} where id = ${product}`)
    await desk.products.setStatus({ ids: [product], status: 'withdrawn' })
    const { changeId } = await desk.brands.remove({ ids: [id] })
    expect((await desk.brands.list({ search: 'harbour' })).totalCount).toBe(0)
    await desk.audit.undo({ changeId })
    expect(await desk.brands.info({ id })).toMatchObject({ ...details, code: 'harbour' })
  })

  test('has a code of its own', async () => {
    await desk.brands.create({ ...details, code: 'only-one' })
    await expect(desk.brands.create({ ...details, code: 'only-one' })).rejects.toMatchObject({
      fields: { code: 'This code is already used' },
    })
    await expect(desk.brands.create({ ...details, code: 'No Code', nameEn: '' })).rejects.toMatchObject({
      fields: { code: expect.any(String), nameEn: expect.any(String) },
    })
  })
})
