import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { contentExamples } from '#testing/content.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db } = app
const desk = await atDesk(app, await aPerson(db, 'administrator'))
const make = async (own: boolean) => desk.shops.create({ ...(await contentExamples.shops(db)), own })

test('one shop is made the own one, and becomes another only after it', async () => {
  const { id } = await make(true)
  await expect(make(true)).rejects.toMatchObject({ fields: { own: expect.any(String) } })
  const { version, ...first } = await desk.shops.info({ id })
  await desk.shops.update({ ...first, version, own: false })
  const next = await make(true)
  expect((await desk.shops.info({ id: next.id })).own).toBe(true)
})
