import { beforeEach, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aConversation } from '#testing/chat.ts'
import { messagesTo } from '#testing/messages.ts'
import { anEnquiry, dayFromNow } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'

const app = await testApp()
const { db, anonymous } = app
const desk = await atDesk(app, await aPerson(db, 'administrator'))

const holiday = { name: '国庆节', nameEn: 'National Day', works: false }

/** Monday to Friday from nine to five, or every day at all hours. */
async function officeWorks(days: number, opens = '09:00', closes = '17:00') {
  await db.run(sql`delete from office_holiday`)
  await db.run(sql`delete from chat_day`)
  await db.run(sql`
    insert into chat_day (weekday, opens, closes) select day, ${opens}::time, ${closes}::time from generate_series(1, ${days}::int) day`)
}

beforeEach(() => officeWorks(7, '00:00', '24:00'))

const minutes = async (from: string, until: string) =>
  (await db.first<{ minutes: number }>(sql`select office_minutes(${from}, ${until}) as minutes`))?.minutes

test('visitors read for which holiday the office is closed today, and when it is back', async () => {
  const { cookieId } = await aConversation(db)
  const stateOf = async () => (await anonymous.chat.resume({ cookieId })).state.hours
  expect(await stateOf()).toMatchObject({ open: true, notice: null })
  const { changeId } = await desk.officeHolidays.create({
    ...holiday,
    startDate: dayFromNow(-1),
    endDate: dayFromNow(1),
  })
  const notice = `Closed today: National Day. Back on ${dayFromNow(2)}.`
  expect(await stateOf()).toMatchObject({ open: false, notice })
  expect((await app.request(to.about())).body).toContain(notice)
  expect((await app.request({ url: to.about(), headers: { cookie: 'lang=zh-CN' } })).body).toContain('今日休息：国庆节')
  await desk.audit.undo({ changeId })
  expect(await stateOf()).toMatchObject({ open: true, notice: null })
})

test('who asks on a holiday is told at once and by mail', async () => {
  const buyer = await aBuyer(app)
  await desk.officeHolidays.create({ ...holiday, startDate: dayFromNow(0), endDate: dayFromNow(0) })
  const { hours } = await anEnquiry(buyer)
  expect(hours.notice).toContain('National Day')
  expect((await messagesTo(db, buyer.member.email))[0]?.text).toContain('Closed today: National Day.')
})

test('a holiday does not count until the first answer, and a weekend that is worked for it does', async () => {
  await officeWorks(5)
  const nationalDay = { ...holiday, startDate: '2026-10-01', endDate: '2026-10-07' }
  // From four o'clock on the last day before to ten o'clock on the first day after, in Shanghai.
  expect(await minutes('2026-09-30T08:00:00Z', '2026-10-08T02:00:00Z')).toBe(60 + 5 * 480 + 60)
  await desk.officeHolidays.create(nationalDay)
  expect(await minutes('2026-09-30T08:00:00Z', '2026-10-08T02:00:00Z')).toBe(60 + 60)
  // Saturday and Sunday.
  expect(await minutes('2026-10-10T00:00:00Z', '2026-10-11T12:00:00Z')).toBe(0)
  await desk.officeHolidays.create({ ...holiday, startDate: '2026-10-10', endDate: '2026-10-10', works: true })
  expect(await minutes('2026-10-10T00:00:00Z', '2026-10-11T12:00:00Z')).toBe(480)
})

test('the office is open by its own clock', async () => {
  await officeWorks(5, '08:30', '18:00')
  const openAt = async (time: string) =>
    (await db.first(sql`
      select from (select ${time}::timestamptz at time zone 'Asia/Shanghai' as here) as at, office_day(here::date)
      where here::time >= opens and here::time < closes`)) !== undefined
  expect(await openAt('2026-11-13T00:29:00Z')).toBe(false)
  expect(await openAt('2026-11-13T00:30:00Z')).toBe(true)
  expect(await openAt('2026-11-13T10:00:00Z')).toBe(false)
  // Sunday evening in London is Monday morning in Shanghai.
  expect(await openAt('2026-11-15T23:00:00Z')).toBe(false)
  expect(await openAt('2026-11-16T01:00:00Z')).toBe(true)
})

test('a next step that falls on a holiday is due on the next working day', async () => {
  const { id: enquiryId } = await anEnquiry(await aBuyer(app))
  await desk.enquiryTasks.add({ enquiryId, body: 'Call back', dueOn: dayFromNow(-2) })
  const overdue = async () => (await desk.enquiries.list({})).list.find(({ id }) => id === enquiryId)?.overdue
  expect(await overdue()).toBe(true)
  const { id } = await desk.officeHolidays.create({ ...holiday, startDate: dayFromNow(-3), endDate: dayFromNow(-1) })
  expect(await overdue()).toBe(false)
  expect((await desk.enquiries.list({ due: 'overdue' })).list).toEqual([])
  const { version } = await desk.officeHolidays.info({ id })
  await desk.officeHolidays.update({ ...holiday, id, version, startDate: dayFromNow(-3), endDate: dayFromNow(-2) })
  expect(await overdue()).toBe(true)
})

test('a holiday ends after it begins', async () => {
  const wrong = { ...holiday, startDate: '2026-10-07', endDate: '2026-10-01' }
  await expect(desk.officeHolidays.create(wrong)).rejects.toMatchObject({ fields: { endDate: expect.any(String) } })
})
