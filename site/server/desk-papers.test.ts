import { expect, test } from 'vitest'
import { OrderStatus } from '#platform/contract/enums.ts'
import { operatorToken } from '#platform/contract/office/token.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson } from '#testing/back-office.ts'
import { aContact } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { anEnquiry, aQuote } from '#testing/quotes.ts'
import { aSale } from '#testing/sales.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer } from '#testing/trading.ts'

const site = await testApp()
const { db, request } = site
await aContact(db)
const cookieOf = async (role: 'sales' | 'content') =>
  `${operatorToken.cookie}=${await aDeskSession(db, await aPerson(db, role))}`
const [seller, editor] = [await cookieOf('sales'), await cookieOf('content')]

test.each(['zh', 'en'] as const)('the seller opens the papers of a buyer in %s, and nobody else does', async (lang) => {
  const order = await aSale(db)
  await db.run(sql`update sales_order set status = ${OrderStatus.closed}, hidden = true where id = ${order.id}`)
  const enquiry = await anEnquiry(await aBuyer(site))
  const quote = await aQuote(anOperator(site), enquiry.id)
  for (const [url, number] of [
    [to.office.file.proforma(order.id, lang), order.orderSn],
    [to.office.file.quote(quote.id, lang), '246,262.50'],
  ] as const) {
    const opened = await request({ url, headers: { cookie: seller } })
    expect(opened.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    expect(pdfText(opened.rawPayload)).toContain(number)
    expect((await request({ url, headers: { cookie: editor } })).statusCode).toBe(403)
    expect((await request(url)).headers['location']).toMatch(/^\/admin\/sign-in\?backUrl=/)
  }
})
