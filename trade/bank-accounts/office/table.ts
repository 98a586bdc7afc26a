import { OrderStatus } from '#platform/contract/enums.ts'
import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { bankAccountRecord } from './record.ts'
import { noLongerPreferred } from './queries.ts'

export const bankAccountTable = recordTable(bankAccountRecord, {
  order: sql`it.currency, it.preferred desc, it.id`,
  unique: [{ fields: ['account', 'currency'], message: 'adminBankAccounts.twice' }],
  makeRoom: async (tx, { id, currency, preferred }) => {
    if (preferred) await noLongerPreferred(tx, currency, id)
  },
  counts: {
    awaited: sql`(select count(*) from sales_order
      where status = ${OrderStatus.unpaid} and (bank_account ->> 'id')::integer = it.id)`,
  },
})
