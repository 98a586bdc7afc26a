import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aProductForm } from '#testing/catalogue-examples.ts'
import { aShop } from '#testing/catalogue.ts'
import { aPicture } from '#testing/factories.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp({ holding: 'catalogue' })
const { db } = app
const desk = await atDesk(app, await aPerson(db, 'catalogue'))

test('people of a shop name neither pictures nor papers of another', async () => {
  const [own, other] = [await aShop(db), await aShop(db)]
  const seller = await atDesk(app, await aPerson(db, 'seller', own))
  const pictureOf = async (shopId: number | null) => {
    const { id } = await aPicture(db)
    await db.run(sql`update picture set shop_id = ${shopId} where id = ${id}`)
    return id
  }
  const [mine, theirs, ofHouse] = [await pictureOf(own), await pictureOf(other), await pictureOf(null)]
  const form = { ...(await aProductForm(db)), shopId: own, pictureIds: [mine] }
  const { id } = await seller.products.create(form)
  const naming = (pictureId: number) =>
    seller.products.update({ ...form, id, version: 1, stockWas: 0, pictureIds: [pictureId] })
  for (const pictureId of [theirs, ofHouse])
    await expect(naming(pictureId)).rejects.toMatchObject({ fields: { pictureIds: expect.any(String) } })
  const { id: table } = await seller.imports.start({ name: 'own.csv', header: ['Code'] })
  await expect(seller.imports.usePicture({ id: table, pictureId: theirs })).rejects.toMatchObject({
    fields: { pictureId: expect.any(String) },
  })
  const { fileId } = await desk.documents.upload({ file: aPdf() })
  const paper = { fileId, kind: 'TDS' as const, title: '说明书', titleEn: 'Sheet', issuedOn: '2026-02-03' }
  await expect(
    seller.products.update({ ...form, id, version: 1, stockWas: 0, documents: [paper] }),
  ).rejects.toMatchObject({ fields: { 'documents.0.fileId': expect.any(String) } })

  // What the house has put on a product of the shop is the shop's to use.
  await desk.products.create({ ...(await aProductForm(db)), shopId: own, pictureIds: [ofHouse] })
  await naming(ofHouse)
  expect((await seller.products.info({ id })).pictureIds).toEqual([ofHouse])
})
