import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aProduct } from '#testing/catalogue.ts'
import { aPicture } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, anonymous } = app
const desk = await atDesk(app, await aPerson(db, 'catalogue'))
const details = { name: '医用料', nameEn: 'Medical', description: '医用级', descriptionEn: 'For medical use' }

test('the page of a subject shows its products in the order of the desk, and follows every change', async () => {
  const [one, two] = [await aProduct(db), await aProduct(db)]
  const { id: pictureId } = await aPicture(db)
  const { id } = await desk.subjects.create({ ...details, code: 'medical', pictureId, productIds: [two.id, one.id] })
  const shown = async () => (await anonymous.products.subject({ id })).products.list.map((product) => product.id)
  expect(await shown()).toEqual([two.id, one.id])
  const { changeId } = await desk.subjects.update({ ...details, id, version: 1, code: 'medical', productIds: one.id })
  expect(await shown()).toEqual([one.id])
  await desk.audit.undo({ changeId })
  expect(await shown()).toEqual([two.id, one.id])
  expect(await desk.subjects.info({ id })).toMatchObject({ products: 2, picture: { id: pictureId }, version: 3 })
})

test('what does not exist is refused, and a subject that was deleted comes back with its products', async () => {
  await expect(desk.subjects.create({ ...details, code: 'lost', productIds: [999_999] })).rejects.toMatchObject({
    fields: { productIds: expect.any(String) },
  })
  const { id: product } = await aProduct(db)
  const { id } = await desk.subjects.create({ ...details, code: 'back', productIds: [product] })
  const { changeId } = await desk.subjects.remove({ ids: [id] })
  await expect(anonymous.products.subject({ id })).rejects.toMatchObject({ code: 48801 })
  await desk.audit.undo({ changeId })
  expect((await anonymous.products.subject({ id })).products.list.map((each) => each.id)).toEqual([product])
})
