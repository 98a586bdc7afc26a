import { to } from '#platform/contract/to.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { SetUpItem, SetUpKey } from './contract.ts'

interface Item {
  /** A condition, or what the configuration says. */
  done: Sql | ((config: Config) => boolean)
  to: string
  optional?: boolean
}

/** Each knows by itself whether it is done. One more is a line here, a key in the contract and its texts. */
const items: Record<SetUpKey, Item> = {
  company: {
    // What the first start of an earlier release wrote stands for nobody.
    done: sql`not exists (
      select from site where email = '' or hotline = '' or email like '%.example' or hotline ~ '000[- ]?0000$')`,
    to: to.office.site(),
  },
  house: { done: sql`exists (select from house where legal_name_zh is not null)`, to: to.office.listOf('house') },
  bankAccount: { done: sql`exists (select from bank_account where active)`, to: to.office.listOf('bankAccounts') },
  ownShop: { done: sql`exists (select from shop where own)`, to: to.office.listOf('shops') },
  paymentTypes: { done: sql`exists (select from payment_type where active)`, to: to.office.listOf('paymentTypes') },
  deliveryTerms: { done: sql`exists (select from delivery_term where active)`, to: to.office.listOf('deliveryTerms') },
  lanes: { done: sql`exists (select from lane)`, to: to.office.listOf('lanes') },
  contact: {
    done: sql`exists (select from contact where active and not house and email <> '')`,
    to: to.office.listOf('contacts'),
  },
  hours: { done: sql`exists (select from chat_hours where version > 1)`, to: to.office.officeHours() },
  mail: { done: ({ mail }) => mail !== undefined, to: to.office.setUp() },
  // Who sells abroad has people sign in by e-mail.
  sms: { done: ({ sms }) => sms !== undefined, to: to.office.setUp(), optional: true },
  operators: {
    done: sql`(select count(*) from operator where disabled_at is null and password_hash is not null) > 1`,
    to: to.office.operators(),
  },
  products: { done: sql`exists (select from product where status = 'published')`, to: to.office.newImport() },
  legal: {
    done: sql`not exists (select from article where kind in ('legal', 'about') and version = 1)`,
    to: to.office.listOf('articles'),
  },
}

export function searchItems(db: Db, config: Config): Promise<SetUpItem[]> {
  const rows = Object.entries(items).map(
    ([key, { done, to: at, optional = false }]) =>
      sql`(${key}, ${typeof done === 'function' ? sql`${done(config)}` : done}, ${at}, ${optional}::boolean)`,
  )
  return db.many<SetUpItem>(sql`
    select key, done, "to", optional
    from (values ${rows.reduce((all, row) => sql`${all}, ${row}`)}) as item (key, done, "to", optional)`)
}
