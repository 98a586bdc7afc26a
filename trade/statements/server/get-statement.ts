import type { Currency } from '#platform/contract/currencies.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'
import { date } from '#platform/texts/format.ts'
import type { Statement } from '../contract.ts'
import { findDebtor, findOpening, searchMovements } from './queries.ts'

interface Asked {
  currency: Currency
  from?: string
  to?: string
}

const usualDays = 90

const dayBefore = (days: number) => date(new Date(Date.now() - days * 86_400_000))

/** With the balance after each movement; the last one is the closing balance. */
export async function getStatement(db: Reader, enterpriseId: Sql, { currency, ...asked }: Asked): Promise<Statement> {
  const company = await findDebtor(db, enterpriseId)
  if (!company) throw new Refusal('NOT_FOUND')
  const { from = dayBefore(usualDays), to = dayBefore(0) } = asked
  const account = { enterpriseId, currency, from, to }
  const [openingMinor, found] = await Promise.all([findOpening(db, account), searchMovements(db, account)])
  let balanceMinor = openingMinor
  const movements = found.map((movement) => ({ ...movement, balanceMinor: (balanceMinor += movement.amountMinor) }))
  return { company: company.name, currency, from, to, openingMinor, closingMinor: balanceMinor, movements }
}
