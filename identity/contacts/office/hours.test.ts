import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aConversation } from '#testing/chat.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, anonymous } = app
const desk = await atDesk(app, await aPerson(db, 'service'))
const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '23:59' }))

test('visitors see new office hours at once, and the old ones after the undo', async () => {
  const { cookieId } = await aConversation(db)
  const hoursOf = async () => (await anonymous.chat.resume({ cookieId })).state.hours
  const { version, zone, days: before } = await desk.contacts.hours()
  const saved = { version, zone: 'Europe/Berlin', days: [{ weekday: 6, opens: '09:00', closes: '12:00' }] }
  const { changeId } = await desk.contacts.saveHours(saved)
  expect(await hoursOf()).toMatchObject({ zone: 'Europe/Berlin', days: saved.days })
  expect(await anonymous.home.hours()).toMatchObject({ days: saved.days })
  const { body } = await app.request(to.about())
  expect(body).toContain('Sat, 09:00 to 12:00 (Europe/Berlin)')
  await expect(desk.contacts.saveHours(saved)).rejects.toMatchObject({ code: 488401 })
  await desk.audit.undo({ changeId })
  expect(await hoursOf()).toMatchObject({ zone, days: before })
})

test('without a working day the office is closed', async () => {
  const { cookieId } = await aConversation(db)
  const { version, zone } = await desk.contacts.hours()
  await desk.contacts.saveHours({ version, zone, days: [] })
  expect((await anonymous.chat.resume({ cookieId })).state.hours).toMatchObject({ open: false, days: [] })
})

test('a day ends after it begins, in a zone that exists', async () => {
  const { version } = await desk.contacts.hours()
  const wrong = [
    { weekday: 2, opens: '18:00', closes: '08:30' },
    { weekday: 3, opens: '8', closes: '9' },
  ]
  await expect(desk.contacts.saveHours({ version, zone: 'Mars/Base', days: wrong })).rejects.toMatchObject({
    fields: { zone: expect.any(String), closes2: expect.any(String), opens3: expect.any(String) },
  })
  await expect(desk.contacts.saveHours({ version, zone: 'UTC', days })).resolves.toMatchObject({})
})

test('the queue is searched by the address that a visitor left', async () => {
  const { id, cookieId } = await aConversation(db)
  await aConversation(db)
  const email = 'sought@example.com'
  await anonymous.chat.leaveAddress({ cookieId, email })
  expect((await desk.chat.queue({ search: 'SOUGHT@' })).list.map((item) => item.id)).toEqual([id])
})
