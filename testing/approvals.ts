import { aColleague, aCompany, type Person } from './companies.ts'
import type { TestApp } from './test-app.ts'
import { aBankAccount, addressInput, goodsForSale, termsOf, type Buyer } from './trading.ts'

export const noLimits = { orderCNY: '', monthCNY: '', orderUSD: '', monthUSD: '' }

/** A buyer of a company whose role may order for 10,000 at once, and somebody who approves more. */
export async function aLimitedBuyer(site: TestApp, limits: Partial<typeof noLimits> = { orderCNY: '10000' }) {
  await aBankAccount(site.db)
  const company = await aCompany(site)
  const person = await aColleague(site, company, 'buyer')
  const approver = await aColleague(site, company, 'approver')
  const { id: addressId } = await person.api.addresses.save(await addressInput(site.db))
  await company.api.spendingLimits.save({ role: 'buyer', ...noLimits, ...limits })
  return { company, approver, buyer: { ...person, addressId } satisfies Buyer & Person }
}

/** What a buyer who sees the figures sends; a tonne of the goods costs 10,000. */
export async function placing({ db }: TestApp, buyer: Buyer, tonnes: number, productId?: number) {
  const id = productId ?? (await goodsForSale(db)).id
  const line = { productId: id, quantity: tonnes * 1_000 }
  const { fingerprint, excess } = await buyer.api.orders.confirm(line)
  return { excess, wish: { ...line, fingerprint, ...termsOf(buyer) }, productId: id }
}

/** A request that waits. */
export async function anApproval(site: TestApp, tonnes = 2) {
  const made = await aLimitedBuyer(site)
  const { wish, productId } = await placing(site, made.buyer, tonnes)
  const { approvalId } = await made.buyer.api.orders.placeFromProduct(wish)
  if (approvalId === null) throw new Error('The order was placed.')
  return { ...made, productId, id: approvalId }
}

/** As the approver sees it, and approves it. */
export async function approveAs({ api }: Person, id: number) {
  const { now } = await api.approvals.info({ id })
  return api.approvals.approve({ id, fingerprint: now?.fingerprint ?? '' })
}
