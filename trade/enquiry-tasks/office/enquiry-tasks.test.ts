import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aContact } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { anEnquiry, aQuote, dayFromNow } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const desk = await atDesk(site, await aPerson(db, 'sales'))

const numbersOf = async (filter: Parameters<typeof desk.enquiries.list>[0]) =>
  (await desk.enquiries.list(filter)).list.map(({ id }) => id)

test('the open task with the earliest day is the next step, and the list is filtered by it', async () => {
  const { id: enquiryId } = await anEnquiry(await aBuyer(site))
  await expect(desk.enquiryTasks.add({ enquiryId, body: ' ', dueOn: '' })).rejects.toMatchObject({
    fields: { body: expect.any(String), dueOn: expect.any(String) },
  })
  await desk.enquiryTasks.add({ enquiryId, body: 'Send a sample', dueOn: dayFromNow(20) })
  const { id } = await desk.enquiryTasks.add({ enquiryId, body: 'Call back', dueOn: dayFromNow(-2) })
  const row = async () => (await desk.enquiries.list({})).list.find((each) => each.id === enquiryId)
  expect(await row()).toMatchObject({ nextStep: 'Call back', nextStepOn: dayFromNow(-2), overdue: true })
  expect(await numbersOf({ due: 'overdue' })).toEqual([enquiryId])
  await desk.enquiryTasks.tick({ id, done: 'yes' })
  await expect(desk.enquiryTasks.tick({ id, done: 'yes' })).rejects.toMatchObject({ code: 48_801 })
  expect(await row()).toMatchObject({ nextStep: 'Send a sample', overdue: false })
  expect(await numbersOf({ due: 'week' })).toEqual([])
  expect((await desk.enquiryTasks.ofEnquiry({ id: enquiryId })).map(({ body }) => body)).toEqual([
    'Send a sample',
    'Call back',
  ])
})

test('an enquiry is closed with a reason, and is open again as soon as something goes on', async () => {
  const buyer = await aBuyer(site)
  const { id } = await anEnquiry(buyer)
  await expect(desk.enquiries.close({ id, reason: '' })).rejects.toMatchObject({
    fields: { reason: expect.any(String) },
  })
  await desk.enquiries.close({ id, reason: 'notAvailable', note: 'Not before May' })
  expect(await desk.enquiries.info({ id })).toMatchObject({
    lostReason: 'notAvailable',
    lostNote: 'Not before May',
    waitingSince: null,
  })
  expect(await numbersOf({ tab: 'lost' })).toEqual([id])
  await expect(desk.enquiries.close({ id, reason: 'price' })).rejects.toMatchObject({ code: 488_315 })
  await buyer.api.enquiries.reply({ id, body: 'May is fine.' })
  expect(await desk.enquiries.info({ id })).toMatchObject({ lostReason: null, closedAt: null })
  await desk.enquiries.close({ id, reason: 'price' })
  const sent = await aQuote(anOperator(site), id)
  expect(await numbersOf({ tab: 'lost' })).toEqual([])
  await db.run(sql`update quote set status = 'accepted' where id = ${sent.id}`)
  await expect(desk.enquiries.close({ id, reason: 'price' })).rejects.toMatchObject({ code: 488_315 })
})

test('only the hours of the office count until the first answer, and who waits longer than promised is late', async () => {
  const minutes = async (from: string, to: string) =>
    (await db.first<{ minutes: number }>(sql`select office_minutes(${from}, ${to}) as minutes`))?.minutes
  await db.run(sql`delete from chat_day`)
  await db.run(
    sql`insert into chat_day (weekday, opens, closes) select day, '09:00', '17:00' from generate_series(1, 5) day`,
  )
  // From Friday afternoon over the weekend to Monday morning in Shanghai.
  expect(await minutes('2026-01-09T08:00:00Z', '2026-01-12T01:30:00Z')).toBe(60 + 30)
  expect(await minutes('2026-01-10T02:00:00Z', '2026-01-11T02:00:00Z')).toBe(0)
  await db.run(sql`delete from chat_day`)
  const { id } = await anEnquiry(await aBuyer(site))
  expect(await numbersOf({ late: '1' })).not.toContain(id)
  await db.run(sql`update enquiry set waiting_since = now() - interval '3 hours' where id = ${id}`)
  expect(await numbersOf({ late: '1' })).toContain(id)
})
