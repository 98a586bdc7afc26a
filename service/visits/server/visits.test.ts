import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aContact, aMember } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { history } from '../contract.ts'

const { db, anonymous, as, call } = await testApp()
const [helen, david, lin] = [await aContact(db), await aContact(db), await aContact(db, 'zh-CN')]
const person = { 'user-agent': 'Mozilla/5.0 Chrome/140' }

test('a first visit makes a visitor with an unguessable id and gives it a contact of the language', async () => {
  const first = await anonymous.history.save({ url: to.home() })
  expect(first.cookieId).toMatch(/^[\w-]{32}$/)
  expect([helen.id, david.id]).toContain(first.customerServiceId)
  const answer = await call(history.save, { url: to.home() }, { cookie: 'lang=zh-CN' })
  expect(answer.envelope.data).toMatchObject({ customerServiceId: lin.id })
})

test('newcomers go to the contact who has the fewest', async () => {
  for (const _ of [1, 2, 3, 4, 5, 6]) await anonymous.history.save({ url: to.home() })
  const [most, least] = await db.many<{ count: number }>(sql`
    select count(*) from visitor where contact_id = any(${[helen.id, david.id]}) group by contact_id order by 1 desc`)
  expect((most?.count ?? 0) - (least?.count ?? 0)).toBeLessThanOrEqual(1)
})

test('a browser keeps its contact', async () => {
  const first = await anonymous.history.save({ url: to.home() })
  for (const _ of [1, 2, 3])
    expect(await anonymous.history.save({ url: to.news(), cookieId: first.cookieId })).toMatchObject({
      cookieId: first.cookieId,
      customerServiceId: first.customerServiceId,
    })
})

test('a member keeps the contact of the first browser on every other one', async () => {
  const member = await aMember(db)
  const laptop = await anonymous.history.save({ url: to.home() })
  const signedIn = await as(member)
  const onLaptop = await signedIn.history.saveAsMember({ url: to.home(), cookieId: laptop.cookieId })
  expect(onLaptop.customerServiceId).toBe(laptop.customerServiceId)
  for (const _ of [1, 2, 3]) {
    const phone = await signedIn.history.saveAsMember({ url: to.home() })
    expect(phone.customerServiceId).toBe(laptop.customerServiceId)
  }
  expect((await signedIn.support.toolbarContact()).id).toBe(laptop.customerServiceId)
  expect((await signedIn.support.shareContact()).id).toBe(laptop.customerServiceId)
})

test('a made-up visitor id is not taken over but replaced', async () => {
  const made = 'a'.repeat(32)
  const saved = await anonymous.history.save({ url: to.home(), cookieId: made })
  expect(saved.cookieId).not.toBe(made)
})

test('a visit knows its channel, platform, page and whether a machine made it', async () => {
  const answer = await call(history.save, { url: `${to.mobileProduct(1)}&utm_source=linkedin`, referrer: '' }, person)
  const { id } = answer.envelope.data as { id: number }
  const row = await db.first(
    sql`select platform, page_file as file, linkedin_flag as linkedin, email_flag as email, bot from visit where id = ${id}`,
  )
  expect(row).toEqual({ platform: 1, file: 0, linkedin: true, email: false, bot: false })
})

test('only the browser that opened a page says how long it was read', async () => {
  const { id, cookieId } = await anonymous.history.save({ url: to.home() })
  await db.run(sql`update visit set visited_at = now() - interval '90 seconds' where id = ${id}`)
  const other = await anonymous.history.save({ url: to.home() })
  await anonymous.history.updateReadTime({ id, cookieId: other.cookieId, seconds: 5 })
  await anonymous.history.updateReadTime({ id, cookieId, seconds: 40 })
  expect(await db.first(sql`select read_seconds as read from visit where id = ${id}`)).toEqual({ read: 40 })
  await anonymous.history.updateReadTime({ id, cookieId, seconds: 4000 })
  const { read } = (await db.first<{ read: number }>(sql`select read_seconds as read from visit where id = ${id}`)) ?? {
    read: 0,
  }
  expect(read).toBeLessThan(100)
})

test('the contact of a visitor comes with codes that open a chat', async () => {
  const { cookieId, customerServiceId, id } = await anonymous.history.save({ url: to.home() })
  const contact = await anonymous.support.contact({ cookieId })
  expect(contact).toMatchObject({ id: customerServiceId, cookieId, visitHistoryId: id })
  expect(contact.whatappQR).toBe(`/api/mp/QrCode?contactId=${customerServiceId}`)
})
