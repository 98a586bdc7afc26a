import { sql } from '#platform/server/database/sql.ts'
import { atDesk, aPerson } from './back-office.ts'
import { aCompany } from './companies.ts'
import type { TestApp } from './test-app.ts'
import { aBankAccount, addressInput } from './trading.ts'

/** Valid on any day that a test runs. */
export const always = { validFrom: '2020-01-01', validUntil: '2099-12-31' }

/** Whoever sets prices at the desk. */
export const aPricer = async (site: TestApp) => atDesk(site, await aPerson(site.db))

/** The keeper of a company, with an address. */
export async function aCompanyBuyer(site: TestApp) {
  await aBankAccount(site.db)
  const company = await aCompany(site)
  const { id: addressId } = await company.api.addresses.save(await addressInput(site.db))
  return { ...company, addressId }
}

/** An agreement of a company on one product at a fixed price. */
export async function anAgreement(
  site: TestApp,
  enterpriseId: number,
  { productId, price = 9_000, totalKg }: { productId: number; price?: number; totalKg?: number },
) {
  const desk = await aPricer(site)
  const { code } = (await site.db.first<{ code: string }>(sql`select code from product where id = ${productId}`)) ?? {
    code: '',
  }
  const { id } = await desk.priceLists.create({
    name: '年度协议',
    nameEn: 'Annual agreement',
    currency: 'CNY',
    ...always,
    enterpriseId,
    totalKg,
    rows: [{ product: code, how: 'fixed', value: String(price) }],
  })
  return id
}
