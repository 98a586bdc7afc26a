import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { CompanyTrade, customers } from './contract.ts'
import {
  findCompanyName,
  insertNote,
  searchEnquiries,
  searchNotes,
  searchOrders,
  searchQuotes,
  searchTurnover,
} from './queries.ts'

export async function getTrade(db: Db, id: number): Promise<CompanyTrade> {
  const [turnover, orders, enquiries, quotes, notes] = await Promise.all([
    searchTurnover(db, id),
    searchOrders(db, id),
    searchEnquiries(db, id),
    searchQuotes(db, id),
    searchNotes(db, id),
  ])
  return { turnover, orders, enquiries, quotes, notes }
}

export const noteOnCompany = ({ id, body }: ParsedOf<typeof customers.note>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const company = await findCompanyName(tx, id)
    if (!company) throw new Refusal('NOT_FOUND')
    const note = await insertNote(tx, id, operator.operatorId, body)
    const entry = { action: 'note', noun: 'company', key: id, title: company.name, after: { body } } as const
    return { id: note?.id ?? 0, ...(await audit(tx, operator, entry)) }
  })
