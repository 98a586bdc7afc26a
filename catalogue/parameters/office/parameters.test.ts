import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aProduct } from '#testing/catalogue.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, anonymous } = app
const desk = await atDesk(app, await aPerson(db, 'catalogue'))
const details = {
  name: '弯曲',
  nameEn: 'Bending',
  group: 'mechanical' as const,
  unit: 'MPa' as string,
  units: ['GPa'],
  methods: 'ISO 178, ASTM D790',
  selectionType: 0,
  inputType: 0,
  filterType: 0,
  searchType: 2,
}

test('a new property can be stated and searched by in its units', async () => {
  const { id } = await desk.parameters.create({ ...details, code: 'bending' })
  await aProduct(db, { model: 'BENDY1', values: { bending: 1500 } })
  expect((await anonymous.products.list({ range: 'bending:1..2:GPa' })).totalCount).toBe(1)
  const shown = (await anonymous.products.parameters()).find(({ code }) => code === 'bending')
  expect(shown).toMatchObject({ id, unit: 'MPa', units: ['MPa', 'GPa'], methods: ['ISO 178', 'ASTM D790'] })
  await expect(desk.parameters.remove({ ids: [id] })).rejects.toMatchObject({ code: 488402 })
})

test('the code of a property may have digits, in the form and in addresses', async () => {
  await desk.parameters.create({ ...details, code: 'astm638b' })
  await aProduct(db, { values: { astm638b: 40 } })
  expect((await anonymous.products.list({ range: 'astm638b:35..45:MPa' })).totalCount).toBe(1)
  await expect(desk.parameters.create({ ...details, code: '638astm' })).rejects.toMatchObject({
    fields: { code: expect.any(String) },
  })
})

test('units convert to one another, and those that products state stay', async () => {
  await expect(desk.parameters.create({ ...details, code: 'mixed', units: ['°C'] })).rejects.toMatchObject({
    fields: { units: expect.any(String) },
  })
  const { id } = await desk.parameters.create({ ...details, code: 'stated' })
  await aProduct(db, { values: { stated: 5 } })
  await expect(
    desk.parameters.update({ ...details, id, version: 1, code: 'stated', unit: 'g/cm3', units: [] }),
  ).rejects.toMatchObject({ fields: { units: expect.any(String) } })
})

test('classes go with choosing from a list, and only with it', async () => {
  const options = [{ value: 0, text: 'V-0', textEn: 'V-0' }]
  const flame = { ...details, unit: 'class', units: [], searchType: 1 }
  await expect(desk.parameters.create({ ...flame, code: 'flame', options })).rejects.toMatchObject({
    fields: { inputType: expect.any(String) },
  })
  await expect(
    desk.parameters.create({ ...flame, code: 'flame', inputType: 1, searchType: 2, options }),
  ).rejects.toMatchObject({ fields: { searchType: expect.any(String) } })
  const { id, changeId } = await desk.parameters.create({ ...flame, code: 'flame', inputType: 1, options })
  expect(await desk.parameters.info({ id })).toMatchObject({ options, units: ['class'] })
  await desk.audit.undo({ changeId })
  await expect(desk.parameters.info({ id })).rejects.toMatchObject({ code: 48801 })
})
