import { expect, test } from 'vitest'
import { refusals } from '#platform/contract/errors.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, somebodyWho } from '#testing/back-office.ts'
import { aContact } from '#testing/factories.ts'
import { typedLetterFor } from '#testing/letters-of-credit.ts'
import { anOperator, aShipment, linesOf } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote, dayFromNow } from '#testing/quotes.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { brokenRules } from '#testing/trading-invariants.ts'
import { aBuyer } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const desk = await atDesk(site, await aPerson(db, 'administrator'))

/** 25 MT at CNY 10,000.00, of which 90 % or all is by letter of credit. */
async function underLetter() {
  const buyer = await aBuyer(site)
  const { id: enquiryId } = await anEnquiry(buyer)
  const lines = [aLine({ kilograms: 25_000, price: '10000' })]
  const { id: quoteId } = await aQuote(anOperator(site), enquiryId, { lines, paymentType: 'LC_90' })
  const { orders } = await buyer.api.quotes.accept({ id: quoteId, addressId: buyer.addressId })
  const id = orders[0]?.id ?? 0
  const typed = await typedLetterFor(db, id)
  const [{ lineId } = { lineId: 0 }] = await linesOf(db, id)
  return {
    id,
    typed,
    info: () => buyer.api.orders.info({ id }),
    letters: async () => (await buyer.api.letters.list()).list.map(({ subject }) => subject),
    register: async (other: Partial<typeof typed> = {}) => {
      const { id: fileId } = await buyer.api.uploads.upload({ file: aPdf('lc.pdf') })
      return buyer.api.orders.registerLetter({ id, fileId, ...typed, ...other })
    },
    decide: (letterId: number, decision: 'accept' | 'refuse' = 'accept', answer = '') =>
      desk.orders.decideLetter({ id, letterId, decision, answer }),
    ship: (facts: { loadedOn?: string; lateReason?: string } = {}, by = desk) =>
      by.orders.ship({ id, ...aShipment([{ lineId, kilograms: 10_000 }]), ...facts }),
  }
}

test('goods leave once their letter of credit was accepted, and both sides are notified', async () => {
  const order = await underLetter()
  const { id: letterId } = await order.register()
  expect(await order.info()).toMatchObject({ letters: [{ status: 'registered', file: { name: 'lc.pdf' } }] })
  await expect(order.ship()).rejects.toMatchObject({ code: refusals.ORDER_STATE.code })
  expect((await desk.orders.list({ tab: 'lettersToCheck' })).list.map(({ id }) => id)).toContain(order.id)
  expect((await desk.desk.waiting()).find(({ name }) => name === 'letters')?.count).toBeGreaterThan(0)
  await order.decide(letterId)
  await order.ship()
  expect(await order.info()).toMatchObject({
    letters: [{ status: 'accepted' }],
    parts: [{ isSecured: true, payable: false }],
  })
  expect(await order.letters()).toContainEqual(expect.stringContaining('letter of credit accepted'))
  expect((await order.info()).history.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['registerLetter', 'securePart', 'shipPart']),
  )
  await expect(order.decide(letterId)).rejects.toMatchObject({ code: refusals.ORDER_STATE.code })
  expect(await brokenRules(db)).toEqual([])
})

test('one that does not fit the order is refused where it is typed', async () => {
  const order = await underLetter()
  const less = { amountMinor: '0.01' }
  await expect(order.register(less)).rejects.toMatchObject({ fields: { amountMinor: expect.any(String) } })
  await expect(order.register({ currency: 'USD' })).rejects.toMatchObject({
    fields: { amountMinor: expect.any(String) },
  })
  const turned = { latestShipment: dayFromNow(20), expiresOn: dayFromNow(10) }
  await expect(order.register(turned)).rejects.toMatchObject({ fields: { expiresOn: expect.any(String) } })
  const over = { latestShipment: dayFromNow(-9), expiresOn: dayFromNow(-5) }
  await expect(order.register(over)).rejects.toMatchObject({ fields: { expiresOn: expect.any(String) } })
  expect((await order.info()).letters).toEqual([])
})

test('a refusal needs a reason, which the buyer reads, and a corrected one replaces what waits', async () => {
  const order = await underLetter()
  const { id: first } = await order.register()
  await expect(order.decide(first, 'refuse')).rejects.toMatchObject({ fields: { answer: expect.any(String) } })
  await order.decide(first, 'refuse', 'The beneficiary is misspelt.')
  expect(await order.letters()).toContainEqual(expect.stringContaining('letter of credit refused'))
  await order.register()
  const { id: third } = await order.register({ number: 'LC 2026/118 A' })
  expect((await order.info()).letters).toMatchObject([
    { id: third, status: 'registered' },
    { status: 'replaced' },
    { id: first, status: 'refused', answer: 'The beneficiary is misspelt.' },
  ])
  await expect(order.ship()).rejects.toMatchObject({ code: refusals.ORDER_STATE.code })
})

test('shipping after the latest day takes a reason and the permission, and an amendment moves the day', async () => {
  const order = await underLetter()
  await order.decide((await order.register()).id)
  const tooLate = { loadedOn: dayFromNow(45) }
  await expect(order.ship(tooLate)).rejects.toMatchObject({ fields: { lateReason: expect.any(String) } })
  const seller = await atDesk(site, await somebodyWho(db, 'sales.read', 'sales.edit'))
  await expect(order.ship({ ...tooLate, lateReason: 'Typhoon' }, seller)).rejects.toMatchObject({
    code: 403,
  })
  await order.ship({ ...tooLate, lateReason: 'The buyer takes the discrepancy.' })
  expect((await order.info()).history).toContainEqual(
    expect.objectContaining({ event: 'shipLate', note: 'The buyer takes the discrepancy.' }),
  )
  const { id: amended } = await order.register({ latestShipment: dayFromNow(50) })
  expect((await order.info()).letters.map(({ status }) => status)).toEqual(['registered', 'accepted'])
  await order.decide(amended)
  expect((await order.info()).letters.map(({ status }) => status)).toEqual(['accepted', 'replaced'])
  await order.ship(tooLate)
  expect(await brokenRules(db)).toEqual([])
})

test('one that ends within 14 days is on the desk until its part is settled', async () => {
  const order = await underLetter()
  await order.decide((await order.register({ latestShipment: dayFromNow(5) })).id)
  const ending = async () => (await desk.orders.list({ tab: 'lettersEnding', limit: 100 })).list.map(({ id }) => id)
  expect(await ending()).toContain(order.id)
  expect((await desk.desk.waiting()).map(({ name }) => name)).toContain('endingLetters')
  await db.run(sql`update order_part set state = 'waived' where order_id = ${order.id}`)
  expect(await ending()).not.toContain(order.id)
})
