import Fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { startDelivery } from '#platform/server/mail/deliver.ts'
import { drawPapers } from '#platform/server/mail/papers.ts'
import { smtpSender } from '#platform/server/mail/smtp.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aMember } from '#testing/factories.ts'
import { truckToHangzhou } from '#testing/lanes.ts'
import { anOperator } from '#testing/operators.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { anEnquiry, aQuote } from '#testing/quotes.ts'
import { aQuestion } from '#testing/sales.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, termsOf } from '#testing/trading.ts'
import { aTruckload } from '#testing/truckload.ts'

const site = await testApp()
const { db, config } = site
const desk = await atDesk(site, await aPerson(db))
const smtp = await startSmtpServer()
const settings = { smtpUrl: smtp.url, from: 'no-reply@polyharbor.example' }
const sender = smtpSender(settings, undefined, (papers) => drawPapers(papers, { db, config }))
const delivery = startDelivery({ db, senders: { mail: sender }, keep: false, log: Fastify().log, pollSeconds: 0.1 })
afterAll(async () => {
  await delivery.stop()
  await smtp.stop()
})

/** The mail about it, with what its papers say. */
async function mailTo(email: string, subject: RegExp) {
  const named = () => smtp.mailsTo(email).find((mail) => subject.test(mail.subject ?? ''))
  await vi.waitFor(() => expect(named()).toBeDefined(), { timeout: 12_000 })
  const mail = named()
  const papers = mail?.attachments.map(({ filename, content }) => ({
    filename,
    text: pdfText(Buffer.from(content as ArrayBuffer)),
  }))
  return { text: mail?.text ?? '', papers: papers ?? [] }
}

test('a quote comes with its paper to a member, and with nothing but its link to a visitor', async () => {
  const buyer = await aBuyer(site)
  const { id } = await anEnquiry(buyer)
  const { id: quoteId } = await aQuote(anOperator(site), id)
  const { quoteNo } = await buyer.api.quotes.info({ id: quoteId })
  const { papers } = await mailTo(buyer.member.email, /quot/i)
  expect(papers).toHaveLength(1)
  expect(papers[0]?.filename).toMatch(/-v1-en\.pdf$/)
  expect(papers[0]?.text).toContain(quoteNo)

  const visitor = await aQuestion(db)
  await aQuote(anOperator(site), visitor.id)
  const asked = await db.first<{ email: string }>(sql`select email from enquiry where id = ${visitor.id}`)
  expect((await mailTo(asked?.email ?? '', /quot/i)).papers).toEqual([])
})

test('the confirmation of an order names its freight and brings the proforma', async () => {
  const buyer = await aBuyer(site)
  const product = await goodsForSale(db)
  await desk.lanes.create(truckToHangzhou)
  const delivered = { deliveryTerm: 'DELIVERED', deliveryPlace: 'Hangzhou' }
  const goods = { productId: product.id, quantity: 5, unit: 'MT' } as const
  const { fingerprint } = await buyer.api.orders.confirm({ ...goods, ...delivered })
  await buyer.api.orders.placeFromProduct({ ...goods, ...termsOf(buyer), ...delivered, fingerprint })
  const { text, papers } = await mailTo(buyer.member.email, /has been placed/)
  expect(text).toContain('CNY 50,545.00 (including CNY 545.00 freight)')
  expect(papers).toHaveLength(1)
  for (const said of ['545.00', '50,545.00']) expect(papers[0]?.text).toContain(said)
})

test('papers of a shipment come with the mail that says so, and not to whoever may no longer see the order', async () => {
  const order = await aTruckload(site, desk)
  const { id: shipmentId } = await order.send(10_000)
  const lines = [{ packages: 400, unit: 'bag' as const, grossKg: 10_080, hsCode: '3902100090' }]
  const kinds = ['invoice', 'packingList', 'deliveryNote'] as const
  const issue = { id: order.id, shipmentId, kinds: [...kinds], marks: '', lines, reason: '' }
  await desk.orders.issueSheets(issue)
  const { papers } = await mailTo(order.buyer.member.email, /documents/i)
  expect(papers.map(({ filename }) => filename?.split('-')[0])).toEqual([...kinds])
  for (const { text } of papers) expect(text).toContain('10,000')

  const sheets = { kinds: [...kinds], marks: '', lines: [{ ...lines[0], packages: 600, grossKg: 15_120 }] }
  await order.send(15_000, { sheets })
  const left = await mailTo(order.buyer.member.email, /^Order .* is on its way/)
  expect(left.papers.map(({ filename }) => filename?.split('-')[0])).toEqual([...kinds])
  for (const { text } of left.papers) expect(text).toContain('15,000')
  await expect(order.send(1, { sheets: { ...sheets, lines: [] } })).rejects.toMatchObject({ code: 40400 })

  const stranger = await aMember(db)
  const wanted = { kind: 'order.shipment', about: order.id, locale: 'en-US', shipment: 1 } as const
  expect(await drawPapers({ ...wanted, memberId: order.buyer.member.id }, { db, config })).toHaveLength(3)
  expect(await drawPapers({ ...wanted, memberId: stranger.id }, { db, config })).toEqual([])
})
