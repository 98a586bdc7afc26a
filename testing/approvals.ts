import { aColleague, aCompany, type Person } from './companies.ts'
import type { TestApp } from './test-app.ts'
import { aBankAccount, addressInput, goodsForSale, termsOf, type Buyer } from './trading.ts'

export const noLimits = { orderCNY: '', monthCNY: '', orderUSD: '', monthUSD: '' }

interface Company {
  id: number
  api: Person['api']
}

/** A buyer of the company, whose role may order for 10,000 at once. */
async function limitBuyers(site: TestApp, company: Company, limits: Partial<typeof noLimits> = { orderCNY: '10000' }) {
  await aBankAccount(site.db)
  const person = await aColleague(site, company, 'buyer')
  const { id: addressId } = await person.api.addresses.save(await addressInput(site.db))
  await company.api.spendingLimits.save({ role: 'buyer', ...noLimits, ...limits })
  return { ...person, addressId } satisfies Buyer & Person
}

/** The same of a new company, and somebody who approves more. */
export async function aLimitedBuyer(site: TestApp, limits?: Partial<typeof noLimits>) {
  const company = await aCompany(site)
  const buyer = await limitBuyers(site, company, limits)
  return { company, buyer, approver: await aColleague(site, company, 'approver') }
}

/** What a buyer who sees the figures sends; a tonne of the goods costs 10,000. */
export async function placing({ db }: TestApp, buyer: Buyer, tonnes: number, productId?: number) {
  const id = productId ?? (await goodsForSale(db)).id
  const line = { productId: id, quantity: tonnes * 1_000 }
  const { fingerprint, excess } = await buyer.api.orders.confirm(line)
  return { excess, wish: { ...line, fingerprint, ...termsOf(buyer) }, productId: id }
}

async function askAs(site: TestApp, buyer: Buyer, tonnes: number) {
  const { wish, productId } = await placing(site, buyer, tonnes)
  const { approvalId } = await buyer.api.orders.placeFromProduct(wish)
  if (approvalId === null) throw new Error('The order was placed.')
  return { productId, id: approvalId }
}

/** A request that waits. */
export async function anApproval(site: TestApp, tonnes = 2) {
  const made = await aLimitedBuyer(site)
  return { ...made, ...(await askAs(site, made.buyer, tonnes)) }
}

/** One that waits for a keeper of this company. */
export const anApprovalIn = async (site: TestApp, company: Company) => askAs(site, await limitBuyers(site, company), 2)

/** As the approver sees it, and approves it. */
export async function approveAs({ api }: Person, id: number) {
  const { now } = await api.approvals.info({ id })
  return api.approvals.approve({ id, fingerprint: now?.fingerprint ?? '' })
}
