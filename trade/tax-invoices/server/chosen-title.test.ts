import { expect, test } from 'vitest'
import { decimalOf } from '#platform/contract/minor-units.ts'
import { aLimitedBuyer, approveAs, placing } from '#testing/approvals.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aCreditBuyer } from '#testing/credit.ts'
import { aContact, aMember, aRole } from '#testing/factories.ts'
import { anOperator } from '#testing/operators.ts'
import { anEnquiry, aQuote } from '#testing/quotes.ts'
import { aSpecialTitle } from '#testing/tax-invoices.ts'
import { testApp } from '#testing/test-app.ts'
import { aBankAccount, aBuyer, addressInput, goodsForSale, type Buyer } from '#testing/trading.ts'

const site = await testApp()
const { db, as } = site
await aContact(db)
await aBankAccount(db, 'USD')
const desk = await atDesk(site, await aPerson(db, 'sales'))

const aTitle = async ({ api }: Pick<Buyer, 'api'>) => (await api.taxInvoices.saveTitle(aSpecialTitle)).id

/** A tonne for CNY 10,000.00, with the invoice made out to a title of the buyer. */
async function placeWith(buyer: Buyer, wishes: { invoiceTitleId?: number; paymentType?: string; productId?: number }) {
  const { wish } = await placing(site, buyer, 1, wishes.productId)
  const { orders } = await buyer.api.orders.placeFromProduct({ ...wish, ...wishes })
  return orders[0]?.id ?? 0
}

const pay = async (id: number) => {
  const { totalMinor } = await desk.orders.info({ id })
  return desk.orders.confirmTransfer({ id, amountMinor: decimalOf(totalMinor) })
}

test('a title that is chosen with an order becomes the request when its money is there', async () => {
  const buyer = await aBuyer(site)
  const invoiceTitleId = await aTitle(buyer)
  const id = await placeWith(buyer, { invoiceTitleId })
  await buyer.api.taxInvoices.removeTitle({ id: invoiceTitleId })
  const chosen = { kind: 'special', title: aSpecialTitle.title }
  expect(await buyer.api.orders.info({ id })).toMatchObject({ invoiceTitle: chosen, taxInvoices: [] })
  await pay(id)
  const { taxInvoices } = await buyer.api.orders.info({ id })
  expect(taxInvoices).toMatchObject([{ ...chosen, status: 'requested', bankAccount: '6222000000000000' }])
  await buyer.api.taxInvoices.withdraw({ id: taxInvoices[0]?.id ?? 0 })
})

test('an order that waits for no money has its request at once', async () => {
  const buyer = await aCreditBuyer(site)
  const id = await placeWith(buyer, { invoiceTitleId: await aTitle(buyer), paymentType: 'OA_30' })
  expect(await buyer.api.orders.info({ id })).toMatchObject({ taxInvoices: [{ status: 'requested' }] })
})

test('an order without a title has none, and one in dollars keeps none', async () => {
  const buyer = await aBuyer(site)
  const id = await placeWith(buyer, {})
  await pay(id)
  expect(await buyer.api.orders.info({ id })).toMatchObject({ invoiceTitle: null, taxInvoices: [] })
  const { id: productId } = await goodsForSale(db, { price: { currency: 'USD', perTonneMinor: 100_000 } })
  const abroad = await placeWith(buyer, { productId, invoiceTitleId: await aTitle(buyer) })
  expect(await buyer.api.orders.info({ id: abroad })).toMatchObject({ currency: 'USD', invoiceTitle: null })
})

test("another's title cannot be chosen, nor any by whose role does not request invoices", async () => {
  const [buyer, other] = [await aBuyer(site), await aBuyer(site)]
  await expect(placeWith(buyer, { invoiceTitleId: await aTitle(other) })).rejects.toMatchObject({
    data: { fields: { invoiceTitleId: 'Please choose an invoice title' } },
  })
  const role = await aRole(db, { permissions: ['order.place', 'address.edit'] })
  const member = await aMember(db, { role: role.code })
  const api = await as(member)
  const { id: addressId } = await api.addresses.save(await addressInput(db))
  await expect(placeWith({ member, api, addressId }, { invoiceTitleId: 1 })).rejects.toMatchObject({ status: 403 })
})

test('what waits for approval keeps the title, also that of a quote', async () => {
  const { buyer, approver } = await aLimitedBuyer(site)
  const invoiceTitleId = await aTitle(buyer)
  const { wish } = await placing(site, buyer, 2)
  const ordered = await buyer.api.orders.placeFromProduct({ ...wish, invoiceTitleId })
  const { id: enquiryId } = await anEnquiry(buyer)
  const quote = await aQuote(anOperator(site), enquiryId)
  const accepted = await buyer.api.quotes.accept({ id: quote.id, addressId: buyer.addressId, invoiceTitleId })
  await buyer.api.taxInvoices.removeTitle({ id: invoiceTitleId })
  for (const approvalId of [ordered.approvalId ?? 0, accepted.approvalId ?? 0]) {
    const invoiceTitle = { kind: 'special', title: aSpecialTitle.title }
    expect(await approver.api.approvals.info({ id: approvalId })).toMatchObject({ invoiceTitle })
    const { orders } = await approveAs(approver, approvalId)
    const id = orders[0]?.id ?? 0
    await pay(id)
    expect(await buyer.api.orders.info({ id })).toMatchObject({ invoiceTitle, taxInvoices: [{ status: 'requested' }] })
  }
})
