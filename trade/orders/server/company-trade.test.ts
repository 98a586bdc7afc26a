import { describe, expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aColleague, aCompany, type Person } from '#testing/companies.ts'
import { aContact, aSession } from '#testing/factories.ts'
import { messagesTo } from '#testing/messages.ts'
import { anOperator } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { aBankAccount, addressInput, goodsForSale, placeOrder, type Buyer } from '#testing/trading.ts'

const site = await testApp()
const { db, request } = site
const operator = anOperator(site)
const desk = await atDesk(site, await aPerson(db, 'sales'))
await aBankAccount(db)
await aContact(db)

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: ApiError) => error,
  )

/** Somebody of a company who buys for it. */
async function aBuyerOf(company: { id: number }, role = 'buyer'): Promise<Buyer & Person> {
  const person = await aColleague(site, company, role)
  const { id: addressId } = await person.api.addresses.save(await addressInput(db))
  return { ...person, addressId }
}

/** An order, an enquiry with a quote and a slip that one colleague made. */
async function aTrade(ofCompany?: Awaited<ReturnType<typeof aCompany>>) {
  const company = ofCompany ?? (await aCompany(site))
  const buyer = await aBuyerOf(company)
  const { id: productId } = await goodsForSale(db)
  const order = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  const slip = await buyer.api.uploads.upload({ file: aPdf() })
  await buyer.api.orders.sendSlip({ id: order.id, uploadId: slip.id })
  const { id: enquiryId } = await anEnquiry(buyer)
  const quote = await aQuote(operator, enquiryId, { lines: [aLine({ productId, productName: '', kilograms: 1_000 })] })
  return { company, buyer, orderId: order.id, slip, enquiryId, quoteId: quote.id }
}

/** Whether the paper itself is answered: a page that says no has another type. */
async function mayRead(address: string, person: Person): Promise<boolean> {
  const headers = { cookie: `token=${await aSession(db, person.member)}` }
  const answer = await request({ method: 'GET', url: address, headers })
  return answer.headers['content-type'] === 'application/pdf'
}

describe('what one does for a company', () => {
  test('colleagues see with the name of who did it, whatever their role', async () => {
    const { company, buyer, orderId, enquiryId, quoteId, slip } = await aTrade()
    const viewer = await aColleague(site, company, 'viewer')
    const name = buyer.member.realname
    expect((await viewer.api.orders.list({})).list).toMatchObject([{ id: orderId, placedBy: name }])
    expect((await viewer.api.orders.info({ id: orderId })).history).toMatchObject([
      { event: 'place', by: name },
      { event: 'sendSlip', by: name },
    ])
    expect((await viewer.api.enquiries.list({})).list).toMatchObject([{ id: enquiryId, askedBy: name }])
    expect(await viewer.api.enquiries.thread({ id: enquiryId })).toMatchObject({ id: enquiryId })
    expect(await viewer.api.quotes.info({ id: quoteId })).toMatchObject({ id: quoteId })
    expect((await viewer.api.addresses.listAll()).map(({ id }) => id)).toEqual([buyer.addressId])
    expect(await viewer.api.customerHome.aggregation()).toMatchObject({
      orders: { total: 1 },
      enquiries: { total: 1 },
      addresses: 1,
    })
    expect(await mayRead(slip.url, viewer)).toBe(true)
    expect(await mayRead(to.file.proforma(orderId, 'en'), viewer)).toBe(true)
    expect(await mayRead(to.file.quote(quoteId, 'en'), viewer)).toBe(true)
  })

  test('is on paper made out to the company', async () => {
    const company = await aCompany(site)
    await db.run(sql`
      update enterprise set legal_name_en = 'Registered Polymers Ltd', tax_number = 'DE811234567', bank = 'Harbour Bank'
      where id = ${company.id}`)
    const { orderId, quoteId } = await aTrade(company)
    for (const address of [to.file.proforma(orderId, 'en'), to.file.quote(quoteId, 'en')]) {
      const headers = { cookie: `token=${await aSession(db, company.member)}` }
      const text = pdfText((await request({ method: 'GET', url: address, headers })).rawPayload)
      for (const said of ['Registered Polymers Ltd', 'DE811234567', 'Harbour Bank']) expect(text).toContain(said)
    }
  })

  test('a colleague goes on with, and is named for it', async () => {
    const { company, buyer, enquiryId, quoteId } = await aTrade()
    const second = await aBuyerOf(company)
    await second.api.enquiries.reply({ id: enquiryId, body: 'When could it leave?' })
    const { orders } = await second.api.quotes.accept({ id: quoteId, addressId: buyer.addressId })
    const by = second.member.realname
    expect((await buyer.api.enquiries.thread({ id: enquiryId })).messages).toMatchObject([{ writer: by }])
    expect((await buyer.api.quotes.info({ id: quoteId })).history.at(-1)).toMatchObject({ event: 'accept', by })
    await buyer.api.orders.cancel({ id: orders[0]?.id ?? 0 })
    expect((await second.api.orders.info({ id: orders[0]?.id ?? 0 })).history.at(-1)).toMatchObject({
      event: 'cancel',
      by: buyer.member.realname,
    })
  })

  test('stays when that person leaves, who sees nothing of it any more and gets no more letters', async () => {
    const { company, buyer, orderId, enquiryId, quoteId } = await aTrade()
    await buyer.api.colleagues.leave()
    const unknown = { code: 48801 }
    expect((await buyer.api.orders.list({})).list).toEqual([])
    expect(await refusal(buyer.api.orders.info({ id: orderId }))).toMatchObject(unknown)
    expect(await refusal(buyer.api.enquiries.thread({ id: enquiryId }))).toMatchObject(unknown)
    expect(await refusal(buyer.api.quotes.info({ id: quoteId }))).toMatchObject(unknown)
    expect(await buyer.api.addresses.listAll()).toEqual([])
    expect(await company.api.orders.info({ id: orderId })).toMatchObject({ placedBy: buyer.member.realname })

    const letters = async ({ api }: Person) => (await api.letters.list({})).totalCount
    const before = [await letters(buyer), await letters(company)]
    const mails = (await messagesTo(db, buyer.member.email)).length
    await desk.orders.rejectSlip({ id: orderId, answer: 'Unreadable' })
    await desk.enquiries.answer({ id: enquiryId, body: 'It is ready.' })
    expect([await letters(buyer), await letters(company)]).toEqual([before[0], (before[1] ?? 0) + 2])
    expect(await messagesTo(db, buyer.member.email)).toHaveLength(mails)
  })

  test('what somebody did alone before is theirs alone', async () => {
    const company = await aCompany(site)
    const member = await aColleague(site, company, 'buyer')
    await db.run(sql`delete from company_member where member_id = ${member.member.id}`)
    const { id: addressId } = await member.api.addresses.save(await addressInput(db))
    const { id: productId } = await goodsForSale(db)
    const order = await placeOrder({ ...member, addressId }, [{ productId, quantity: 1_000 }])
    await db.run(sql`
      insert into company_member (member_id, enterprise_id, role) values (${member.member.id}, ${company.id}, 'buyer')`)
    expect(await refusal(company.api.orders.info({ id: order.id }))).toMatchObject({ code: 48801 })
    expect(await member.api.orders.info({ id: order.id })).toMatchObject({ placedBy: null })
    expect(await member.api.addresses.listAll()).toEqual([])
  })
})

describe('of another company', () => {
  test('nothing is found by any call that takes an id', async () => {
    const { buyer, orderId, enquiryId, quoteId, slip } = await aTrade()
    const { api, ...stranger } = await aBuyerOf(await aCompany(site), 'keeper')
    const line = (await buyer.api.orders.info({ id: orderId })).lines[0]?.id ?? 0
    const address = { ...(await addressInput(db)), id: buyer.addressId }
    const { id: uploadId } = await api.uploads.upload({ file: aPdf() })
    const calls: Record<string, () => Promise<unknown>> = {
      'orders.info': () => api.orders.info({ id: orderId }),
      'orders.cancel': () => api.orders.cancel({ id: orderId }),
      'orders.receive': () => api.orders.receive({ id: orderId }),
      'orders.delete': () => api.orders.delete({ id: orderId }),
      'orders.comment': () => api.orders.comment({ id: orderId, lines: [{ lineId: line, score: 1 }] }),
      'orders.askReturn': () =>
        api.orders.askReturn({ id: orderId, lines: [{ lineId: line, kilograms: 1 }], reason: 'x' }),
      'orders.reorder': () => api.orders.reorder({ id: orderId }),
      'orders.sendSlip': () => api.orders.sendSlip({ id: orderId, uploadId }),
      'payments.start': () => api.payments.start({ id: orderId, method: 'alipay' }),
      'enquiries.thread': () => api.enquiries.thread({ id: enquiryId }),
      'enquiries.reply': () => api.enquiries.reply({ id: enquiryId, body: 'x' }),
      'quotes.list': () => api.quotes.list({ enquiryId }),
      'quotes.info': () => api.quotes.info({ id: quoteId }),
      'quotes.compare': () => api.quotes.compare({ enquiryId }),
      'quotes.accept': () => api.quotes.accept({ id: quoteId, addressId: stranger.addressId }),
      'quotes.decline': () => api.quotes.decline({ id: quoteId, reason: 'price' }),
      'quotes.counter': () => api.quotes.counter({ id: quoteId, message: 'x', lines: [] }),
      'addresses.info': () => api.addresses.info({ id: buyer.addressId }),
      'addresses.update': () => api.addresses.update(address),
      'addresses.updateDefault': () => api.addresses.updateDefault({ id: buyer.addressId, receiveStatus: 1 }),
    }
    for (const [name, call] of Object.entries(calls))
      // What pays an order says of an unknown one that it cannot be paid.
      expect([48801, 488309], name).toContain((await refusal(call()))?.code)
    await api.addresses.delete({ ids: [buyer.addressId] })
    expect((await api.orders.comments({ orderId })).list).toEqual([])
    const files = [slip.url, to.file.proforma(orderId, 'en'), to.file.quote(quoteId, 'en')]
    for (const file of files) expect(await mayRead(file, { api, ...stranger }), file).toBe(false)
    expect((await buyer.api.addresses.listAll()).map(({ id }) => id)).toEqual([buyer.addressId])
    expect(await buyer.api.quotes.info({ id: quoteId })).toMatchObject({ status: 'sent' })
  })

  test('no address is delivered to', async () => {
    const { buyer } = await aTrade()
    const stranger = await aBuyerOf(await aCompany(site))
    const { id: productId } = await goodsForSale(db)
    const stolen = placeOrder({ ...stranger, addressId: buyer.addressId }, [{ productId, quantity: 1_000 }])
    expect(await refusal(stolen)).toMatchObject({ fields: { addressId: expect.any(String) } })
  })
})
