import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aCompany } from './companies.ts'
import type { TestApp } from './test-app.ts'
import { aBankAccount, addressInput } from './trading.ts'

interface Agreed {
  currency?: Currency
  /** In yuan or dollars. */
  limit?: number
  days?: number
}

export const aCredit = (db: Db, companyId: number, { currency = 'CNY', limit = 30_000, days = 30 }: Agreed = {}) =>
  db.run(sql`
    insert into company_credit (enterprise_id, currency, credit_limit, days)
    values (${companyId}, ${currency}, ${limit * 100}, ${days})
    on conflict (enterprise_id, currency) do update set credit_limit = excluded.credit_limit, days = excluded.days`)

/** The keeper of a company that has credit, with an address. */
export async function aCreditBuyer(site: TestApp, agreed?: Agreed) {
  await aBankAccount(site.db)
  const company = await aCompany(site)
  await aCredit(site.db, company.id, agreed)
  const { id: addressId } = await company.api.addresses.save(await addressInput(site.db))
  return { ...company, addressId }
}
