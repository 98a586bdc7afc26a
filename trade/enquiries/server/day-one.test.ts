import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aMember } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { testApp } from '#testing/test-app.ts'

// As an installation begins: nobody was made a contact yet.
const app = await testApp({ config: { mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'site@example.com' } } })
const { db, anonymous, as } = app
const [administrator, seller] = [await aPerson(db, 'administrator'), await aPerson(db, 'sales')]
const [editor, gone] = [await aPerson(db, 'content'), await aPerson(db, 'sales')]
await db.run(sql`update operator set disabled_at = now() where id = ${gone.id}`)
const desk = await atDesk(app, seller)

const terms = {
  lines: [{ productName: 'PP T30S', quantity: '25', unit: 'MT' as const }],
  purchaseTime: '2026-12-01',
  agreement: true as const,
}
const mailed = async (person: { email: string }) => JSON.stringify(await messagesTo(db, person.email))

test('the first enquiry is taken, and says who answers and when', async () => {
  const saved = await anonymous.enquiries.saveAsVisitor({ ...terms, name: 'Anna', email: 'anna@example.com' })
  expect(saved).toMatchObject({
    contactName: '客服',
    contactNameEn: 'Customer service',
    hours: { zone: 'Asia/Shanghai', days: [{ weekday: 1, opens: '08:30', closes: '18:00' }, {}, {}, {}, {}, {}] },
    confirmed: true,
  })
  expect((await desk.enquiries.list({ tab: 'fresh' })).list).toMatchObject([
    { enquiryNo: saved.enquiryNo, contactNameEn: 'Customer service' },
  ])
})

test('a contact without an address is read by everybody who may work on sales, and by nobody else', async () => {
  const buyer = await as(await aMember(db))
  const { id, enquiryNo } = await buyer.enquiries.save(terms)
  await buyer.enquiries.reply({ id, body: 'Natural, please.' })
  for (const person of [administrator, seller]) {
    expect(await mailed(person)).toContain(enquiryNo)
    expect(await mailed(person)).toContain(to.office.enquiry(id))
    expect(await mailed(person)).toContain('Natural, please.')
  }
  expect([await mailed(editor), await mailed(gone)]).toEqual(['[]', '[]'])
})

test('what the house has is answered in its name', async () => {
  const buyer = await as(await aMember(db))
  const { id } = await buyer.enquiries.save(terms)
  await desk.enquiries.answer({ id, body: 'It is in stock.' })
  expect((await buyer.enquiries.thread({ id })).messages).toMatchObject([
    { author: 'contact', contactNameEn: 'Customer service', body: 'It is in stock.' },
  ])
})
