import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { operatorContract } from '#site/office-contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk, auditOf, deskHeaders } from '#testing/back-office.ts'
import { aCompany } from '#testing/companies.ts'
import { aContact } from '#testing/factories.ts'
import { aLine, anEnquiry, dayFromNow } from '#testing/quotes.ts'
import { aQuestion } from '#testing/sales.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, aLot, goodsForSale } from '#testing/trading.ts'

const site = await testApp()
const { db, call, request } = site
await aContact(db)
const seller = await aPerson(db, 'sales')
const desk = await atDesk(site, seller)

const stateOf = async (id: number) => {
  const { firstAnswerAt, waitingSince } = await desk.enquiries.info({ id })
  return { answered: firstAnswerAt !== null, waiting: waitingSince !== null }
}

const quoteFor = (enquiryId: number, productId: number) => ({
  enquiryId,
  lines: [{ productId, kilograms: '2000', price: '9000', leadTimeDays: '7', enquiryPosition: 1 }],
  currency: 'CNY' as const,
  deliveryTerm: 'DELIVERED',
  deliveryPlace: '宁波',
  paymentType: 'TT_ADVANCE',
  validUntil: dayFromNow(7),
})

describe('an enquiry at the desk', () => {
  test('has a clock that stops with the first answer and starts with every word of the buyer', async () => {
    const buyer = await aBuyer(site)
    const { id } = await anEnquiry(buyer)
    expect(await stateOf(id)).toEqual({ answered: false, waiting: true })
    expect((await desk.enquiries.list({ tab: 'fresh', sort: 'waitingSince' })).list.map((row) => row.id)).toContain(id)
    await desk.enquiries.answer({ id, body: 'In stock in Ningbo.' })
    expect(await stateOf(id)).toEqual({ answered: true, waiting: false })
    await buyer.api.enquiries.reply({ id, body: 'How many bags?' })
    expect(await stateOf(id)).toEqual({ answered: true, waiting: true })
    expect((await desk.enquiries.list({ tab: 'fresh' })).list.map((row) => row.id)).not.toContain(id)
    await desk.enquiries.settle({ id })
    expect(await stateOf(id)).toEqual({ answered: true, waiting: false })
  })

  test('names the company of the member who asked', async () => {
    const buyer = await aCompany(site)
    const { id } = await anEnquiry(buyer)
    expect(await desk.enquiries.info({ id })).toMatchObject({ company: buyer.name })
    const { list } = await desk.enquiries.list({ memberId: buyer.member.id })
    expect(list).toMatchObject([{ id, company: buyer.name }])
  })

  test('is answered once, with files that the buyer can open', async () => {
    const buyer = await aBuyer(site)
    const { id } = await anEnquiry(buyer)
    const file = await desk.enquiries.upload({ id, file: aPdf('certificate.pdf') })
    const answer = { id, body: 'The certificate is attached.', fileIds: [file.id] }
    const made = await desk.enquiries.answer(answer, { idempotencyKey: `answer ${id}` })
    expect(await desk.enquiries.answer(answer, { idempotencyKey: `answer ${id}` })).toEqual(made)
    const { messages } = await buyer.api.enquiries.thread({ id })
    expect(messages).toMatchObject([{ author: 'contact', body: answer.body, files: [{ name: 'certificate.pdf' }] }])
    const letters = await buyer.api.letters.list({})
    expect(letters.list[0]).toMatchObject({ content: answer.body })
    const token = await db.first<{ operatorId: number }>(
      sql`select operator_id as "operatorId" from enquiry_message where enquiry_id = ${id}`,
    )
    expect(token).toEqual({ operatorId: seller.id })
    // A file goes with one answer.
    await expect(desk.enquiries.answer({ ...answer, body: 'Again' })).rejects.toMatchObject({ code: 48801 })
  })

  test('of a visitor takes no files', async () => {
    const { id } = await aQuestion(db)
    await expect(desk.enquiries.upload({ id, file: aPdf() })).rejects.toMatchObject({
      fields: { file: 'Files can be sent to members only; this buyer has no account' },
    })
  })

  test('is given to another contact, unless somebody was faster', async () => {
    const { id, contactId } = await aQuestion(db)
    const [one, other] = [await aContact(db), await aContact(db)]
    await desk.enquiries.assign({ id, fromContactId: contactId, contactId: one.id })
    const { envelope } = await call(
      operatorContract.enquiries.assign,
      { id, fromContactId: contactId, contactId: other.id },
      deskHeaders(await aDeskSession(db, await aPerson(db, 'sales'))),
    )
    expect(envelope).toMatchObject({ code: 488401, data: { changedBy: seller.nameEn } })
    expect(await desk.enquiries.info({ id })).toMatchObject({ contactId: one.id })
  })

  test('is given away together with others, which one step takes back', async () => {
    const [one, two] = [await aQuestion(db), await aQuestion(db)]
    const [next, away] = [await aContact(db), await aContact(db)]
    const whose = async () =>
      Promise.all([one, two].map(async ({ id }) => (await desk.enquiries.info({ id })).contactId))
    const { changeId } = await desk.enquiries.assignMany({ ids: [one.id, two.id], contactId: next.id })
    expect(await whose()).toEqual([next.id, next.id])
    await desk.audit.undo({ changeId })
    expect(await whose()).toEqual([one.contactId, two.contactId])
    await db.run(sql`update contact set active = false where id = ${away.id}`)
    await expect(desk.enquiries.assignMany({ ids: [one.id], contactId: away.id })).rejects.toMatchObject({
      fields: { contactId: expect.any(String) },
    })
  })

  test('carries notes that no buyer ever sees', async () => {
    const buyer = await aBuyer(site)
    const { id } = await anEnquiry(buyer)
    await desk.enquiries.note({ id, body: 'Pays late.' })
    expect(await desk.enquiries.info({ id })).toMatchObject({
      notes: [{ body: 'Pays late.', operatorNameEn: seller.nameEn }],
      waitingSince: expect.any(String),
    })
    expect(JSON.stringify(await buyer.api.enquiries.thread({ id }))).not.toContain('Pays late')
  })
})

describe('a quote', () => {
  test('is sent, countered, revised from its last version and ordered', async () => {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const { id } = await anEnquiry(buyer, { lines: [{ productId, productName: 'PP', quantity: 2, unit: 'MT' }] })
    const first = await desk.enquiries.quote(quoteFor(id, productId), { idempotencyKey: `quote ${id}` })
    expect(await desk.enquiries.quote(quoteFor(id, productId), { idempotencyKey: `quote ${id}` })).toEqual(first)
    expect(await stateOf(id)).toEqual({ answered: true, waiting: false })
    await buyer.api.quotes.counter({
      id: first.id,
      message: 'A little less',
      lines: [{ position: 1, targetPrice: '8800' }],
    })
    expect(await stateOf(id)).toEqual({ answered: true, waiting: true })
    const { quotes } = await desk.enquiries.info({ id })
    expect(quotes).toMatchObject([{ status: 'countered', lines: [{ targetPriceMinor: 880_000 }] }])
    const revised = quoteFor(id, productId)
    revised.lines[0] = { ...revised.lines[0], price: '8850' } as (typeof revised.lines)[0]
    const second = await desk.enquiries.quote({ ...revised, revises: first.id })
    const { orders } = await buyer.api.quotes.accept({ id: second.id, addressId: buyer.addressId })
    expect(orders).toMatchObject([{ totalMinor: 1_770_000 }])
    expect(await desk.orders.info({ id: orders[0]?.id ?? 0 })).toMatchObject({ enquiryId: id, quote: { version: 2 } })
    expect((await desk.enquiries.list({ tab: 'won', memberId: buyer.member.id })).list).toMatchObject([{ id }])
    expect((await auditOf(db, 'enquiry', id)).map(({ action }) => action)).toEqual(['quote', 'quote'])
  })

  test('says what is wrong, line by line', async () => {
    const { id } = await aQuestion(db)
    const quote = { ...quoteFor(id, 1), deliveryPlace: '', lines: [aLine({ kilograms: '', price: 'x' })] }
    await expect(desk.enquiries.quote(quote)).rejects.toMatchObject({
      fields: { 'lines.0.kilograms': expect.any(String), 'lines.0.price': expect.any(String) },
    })
  })

  test('is withdrawn with a reason, by its own enquiry', async () => {
    const buyer = await aBuyer(site)
    const { id: productId } = await goodsForSale(db)
    const { id } = await anEnquiry(buyer)
    const { id: quoteId } = await desk.enquiries.quote(quoteFor(id, productId))
    const other = await aQuestion(db)
    await expect(desk.enquiries.withdraw({ id: other.id, quoteId, reason: 'No' })).rejects.toMatchObject({
      code: 48801,
    })
    await desk.enquiries.withdraw({ id, quoteId, reason: 'The price has moved' })
    expect(await buyer.api.quotes.info({ id: quoteId })).toMatchObject({ status: 'withdrawn', actions: [] })
  })

  test('finds goods by any words of their names, with their lots', async () => {
    const { id, model } = await goodsForSale(db, { model: 'FINDME-77' }).then(async (product) => ({
      ...product,
      model: 'findme-77',
    }))
    const lot = await aLot(db, id)
    expect(await desk.enquiries.goods({ search: model })).toMatchObject([
      { productId: id, lotId: null, stockKg: 100_000 },
      { productId: id, lotId: lot.id, lotCode: lot.code },
    ])
    expect(await desk.enquiries.goods({ search: `${model} %` })).toEqual([])
  })
})

test('an attachment of an enquiry is opened at the desk', async () => {
  const buyer = await aBuyer(site)
  const { id: uploadId } = await buyer.api.uploads.upload({ file: aPdf('drawing.pdf') })
  const { id } = await anEnquiry(buyer, { attachmentIds: [uploadId] })
  const { attachments } = await desk.enquiries.info({ id })
  const headers = deskHeaders(await aDeskSession(db, seller))
  const answer = await request({ url: to.office.file.attachment(attachments[0]?.id ?? ''), headers })
  expect(answer.headers['content-disposition']).toContain('drawing.pdf')
})
