import { Refusal } from '#platform/contract/errors.ts'
import { moveAddresses } from '#identity/addresses/server/shared-queries.ts'
import { lockCompanies, mergeCompanies } from '#identity/companies/server/merge-companies.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { moveApprovals } from '#trade/approvals/server/shared-queries.ts'
import { moveEnquiries } from '#trade/enquiries/server/shared-queries.ts'
import { moveOrders } from '#trade/orders/server/shared-queries.ts'
import { keepQuotedName } from '#trade/quotes/server/shared-queries.ts'
import { moveCredit } from '#trade/company-credit/server/shared-queries.ts'
import { moveLimits } from '#trade/spending-limits/server/shared-queries.ts'
import { moveAgreements } from '#trade/price-lists/server/shared-queries.ts'
import { moveSamples } from '#trade/samples/server/shared-queries.ts'
import { moveTitles } from '#trade/tax-invoices/server/shared-queries.ts'
import { countMoved, moveNotes } from './merge-queries.ts'
import { findCompanyName } from './queries.ts'

interface Pair {
  id: number
  otherId: number
}

const itself = () => new Refusal('INVALID_INPUT', { fields: { otherId: 'adminCustomers.itself' } })

export async function previewMerge(db: Db, { id, otherId }: Pair) {
  if (id === otherId) throw itself()
  const [company, other, moved] = await Promise.all([
    findCompanyName(db, id),
    findCompanyName(db, otherId),
    countMoved(db, otherId),
  ])
  if (!company || !other || !moved) throw new Refusal('NOT_FOUND')
  return { company: { id, ...company }, other: { id: otherId, ...other }, moved }
}

/** Each noun moves its own; quotes keep their company before the enquiries move. */
const steps = [
  moveAddresses,
  keepQuotedName,
  moveEnquiries,
  moveOrders,
  moveCredit,
  moveAgreements,
  moveApprovals,
  moveTitles,
  moveSamples,
  moveNotes,
]

/** All or nothing, and once. */
export const mergeCompany = ({ id, otherId }: Pair, { db, operator, config }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    if (id === otherId) throw itself()
    const pair = await lockCompanies(tx, id, otherId)
    const { company, other } = pair
    const moved = await countMoved(tx, otherId)
    await moveLimits(tx, id, otherId)
    await mergeCompanies(tx, pair, config)
    for (const step of steps) await step(tx, id, otherId)
    return audit(
      tx,
      operator,
      { action: 'merge', noun: 'company', key: id, title: company.name, after: { former: other.name, ...moved } },
      { action: 'merge', noun: 'company', key: otherId, title: other.name, after: { mergedInto: company.name } },
    )
  })
