import type { Currency } from '#platform/contract/currencies.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'

/** What papers print of the account that money of this currency goes to; null where there is none. */
export const accountFor = (currency: Sql) => sql`(
  select jsonb_build_object('id', account.id, 'beneficiary', beneficiary, 'bank', bank, 'bankAddress', bank_address,
    'account', account.account, 'swift', swift, 'paperText', paper_text_zh, 'paperTextEn', paper_text_en)
  from bank_account as account where active and account.currency = ${currency}
  order by preferred desc, account.id limit 1)`

/** Of an order: the account that its papers name, also after that was closed. */
export const accountOfOrder = sql`coalesce(sales_order.bank_account, ${accountFor(sql`sales_order.currency`)})`

/** Currencies in which money can be transferred to us, as json. */
export const accountCurrencies = sql`
  coalesce((select json_agg(distinct currency) from bank_account where active), '[]')`

export async function findAccountCurrencies(db: Db): Promise<Currency[]> {
  const row = await db.first<{ currencies: Currency[] }>(sql`select ${accountCurrencies} as currencies`)
  return row?.currencies ?? []
}
