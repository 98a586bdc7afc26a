import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk, somebodyWho } from '#testing/back-office.ts'
import { aContact } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const manager = await aPerson(db)
const desk = await atDesk(site, manager)

test('enquiries are followed to quotes and orders, by month, contact, seller, product and channel', async () => {
  const buyer = await aBuyer(site)
  const operator = anOperator(site)
  const wishes = (productName: string) => ({ productName, quantity: 25, unit: 'MT' as const })
  const asked = [
    await anEnquiry(buyer, { lines: [wishes('PP A'), wishes('PP B')] }),
    await anEnquiry(buyer, { lines: [wishes('PP A')] }),
    await anEnquiry(buyer, { lines: [wishes('PP B')] }),
  ].map(({ id }) => id)
  const line = aLine({ productName: 'PP A', enquiryPosition: 1 })
  const won = await aQuote(operator, asked[0] ?? 0, { lines: [line] })
  await aQuote(operator, asked[1] ?? 0, { lines: [line] })
  await buyer.api.quotes.accept({ id: won.id, addressId: buyer.addressId })
  await db.run(sql`update enquiry set channel = 'phone', entered_by = ${manager.id} where id = ${asked[2]}`)
  // Late on the last of May is June where the seller works.
  await db.run(sql`update enquiry set created_at = '2031-05-31T17:00:00Z' where id = any(${asked})`)

  const days = { from: '2031-06-01', to: '2031-06-01' }
  const rows = async (tab: 'month' | 'contact' | 'seller' | 'product' | 'channel') =>
    (await desk.conversion.list({ tab, sort: 'name', ...days })).list.map(({ name, enquiries, quoted, ordered }) => [
      name,
      enquiries,
      quoted,
      ordered,
    ])
  expect(await rows('month')).toEqual([['2031-06', 3, 2, 1]])
  expect(await rows('contact')).toMatchObject([[expect.any(String), 3, 2, 1]])
  expect(await rows('seller')).toMatchObject([['', 3, 2, 1]])
  expect(await rows('product')).toEqual([
    ['PP A', 2, 2, 1],
    ['PP B', 2, 0, 0],
  ])
  expect(await rows('channel')).toEqual([
    ['phone', 1, 0, 0],
    ['site', 2, 2, 1],
  ])
  const file = await site.request({
    url: to.office.file.table(to.office.conversion(), 'csv', new URLSearchParams({ ...days, tab: 'channel' })),
    headers: { cookie: `officeToken=${await aDeskSession(db, manager)}` },
  })
  expect(file.body).toContain('2,2,100,1,50')
  const seller = await atDesk(site, await somebodyWho(db, 'sales.read'))
  await expect(seller.conversion.list({})).rejects.toMatchObject({ code: 403 })
})
