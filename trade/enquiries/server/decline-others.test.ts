import { expect, test } from 'vitest'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aShop } from '#testing/catalogue.ts'
import { aContact } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { aLine, anEnquiry, aQuote } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale } from '#testing/trading.ts'

const site = await testApp()
const { db } = site
await aContact(db)
const operator = anOperator(site)
const house = await atDesk(site, await aPerson(db))

/** Three were asked; the first two have quoted. */
async function twoQuotes() {
  const goods = [await goodsForSale(db), await goodsForSale(db)]
  const buyer = await aBuyer(site)
  const shopIds = [...goods.map(({ shopId }) => shopId), await aShop(db)]
  const { id } = await anEnquiry(buyer, { shopIds })
  const ids = (await buyer.api.enquiries.thread({ id })).addressees.map((each) => each.id)
  const quotes: number[] = []
  for (const [index, { id: productId }] of goods.entries())
    quotes.push((await aQuote(operator, ids[index] ?? 0, { lines: [aLine({ productId })] })).id)
  return { buyer, id, ids, quotes }
}

test('who accepted one quote declines the others with thanks, and tells those who still owe an answer', async () => {
  const { buyer, id, ids, quotes } = await twoQuotes()
  await buyer.api.quotes.accept({ id: quotes[0] ?? 0, addressId: buyer.addressId })
  expect(await buyer.api.enquiries.declineOthers({ id })).toEqual({ count: 2 })
  const [accepted, declined, silent] = await Promise.all(ids.map((each) => house.enquiries.info({ id: each })))
  expect(accepted?.quotes).toMatchObject([{ status: 'accepted' }])
  expect(declined?.quotes[0]?.history.at(-1)).toMatchObject({
    event: 'decline',
    reason: 'boughtElsewhere',
    note: expect.stringContaining('Thank you'),
  })
  expect(silent).toMatchObject({ messages: [{ author: 'buyer' }], waitingSince: null })
  expect(await buyer.api.enquiries.declineOthers({ id })).toEqual({ count: 0 })
})

test('nothing is declined before something is accepted, nor for somebody else', async () => {
  const { buyer, id, quotes } = await twoQuotes()
  await expect(buyer.api.enquiries.declineOthers({ id })).rejects.toThrow()
  await buyer.api.quotes.accept({ id: quotes[0] ?? 0, addressId: buyer.addressId })
  const other = await aBuyer(site)
  await expect(other.api.enquiries.declineOthers({ id })).rejects.toThrow()
  expect(await buyer.api.quotes.info({ id: quotes[1] ?? 0 })).toMatchObject({ status: 'sent' })
})
