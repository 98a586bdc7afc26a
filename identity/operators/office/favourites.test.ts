import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db } = site

test('an operator keeps pages on top of the navigation, each once', async () => {
  const desk = await atDesk(site, await aPerson(db, 'sales'))
  const here = to.office.orders()
  for (const path of [here, to.office.enquiries(), here]) await desk.session.setFavourite({ path, on: true })
  expect((await desk.session.me()).favourites).toEqual([here, to.office.enquiries()])
  await desk.session.setFavourite({ path: here, on: false })
  expect((await desk.session.me()).favourites).toEqual([to.office.enquiries()])
  await expect(desk.session.setFavourite({ path: '//elsewhere.example', on: true })).rejects.toMatchObject({
    code: 40400,
  })
})
