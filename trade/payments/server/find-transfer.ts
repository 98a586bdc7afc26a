import type { Currency } from '#platform/contract/currencies.ts'
import type { BankAccount } from '../pay-method.ts'
import type { Db } from '#platform/server/database/database.ts'
import { searchBankAccounts, searchSlip } from './queries.ts'

/** The receipt that the buyer sent in for an order. */
export const findSlip = (db: Db, orderId: number) => searchSlip(db, orderId)

export async function findBankAccount(db: Db, currency: Currency): Promise<BankAccount | undefined> {
  return (await searchBankAccounts(db)).find((account) => account.currency === currency)
}
